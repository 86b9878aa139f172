import type { Config } from '../config.ts'
import type { OnCall } from './client.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createOpenIdProvider } from './open-id-provider.ts'
import { createSessionTokenProvider } from './session-token-provider.ts'

/** Undefined where the gateway itself takes passwords. */
export function createIdentityProvider(
  config: Config,
  onCall: OnCall,
): IdentityProvider | undefined {
  if (config.SIGN_IN === 'redirect') return createSessionTokenProvider(config)
  if (config.SIGN_IN === 'oidc') return createOpenIdProvider(config, onCall)
  return undefined
}
