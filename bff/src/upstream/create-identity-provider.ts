import type { Config } from '../settings/config.ts'
import type { OnCall } from './client.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Undefined where the gateway itself takes passwords. Loads the libraries of its mode alone. */
export async function createIdentityProvider(
  config: Config,
  onCall: OnCall,
): Promise<IdentityProvider | undefined> {
  if (config.SIGN_IN === 'redirect') {
    const { createSessionTokenProvider } = await import('./session-token-provider.ts')
    return createSessionTokenProvider(config)
  }
  if (config.SIGN_IN === 'oidc') {
    const { createOpenIdProvider } = await import('./open-id-provider.ts')
    return createOpenIdProvider(config, onCall)
  }
  return undefined
}
