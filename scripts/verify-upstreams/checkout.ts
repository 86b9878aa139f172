import type { Environment } from '../command-line/env-file.ts'
import { operatorEnvironment } from '../operator/environment.ts'
import { fakesInputs } from './fakes-inputs.ts'
import { fakesSession } from './fakes-session.ts'
import type { VerifyInputs } from './verify-inputs.ts'

/** Of a checkout of the repository: the bundle has neither the fakes nor a folder for reports. */
export interface Checkout {
  /** Win over all others. */
  settings: Environment
  reports: string
  /** Verified where no settings name an upstream. */
  fakes: ReturnType<typeof fakesSession> & { settings: Environment; inputs: VerifyInputs }
}

export function openCheckout(environment: Environment): Checkout {
  const settings = operatorEnvironment(environment)
  return {
    // No page is served: the portal need not be built.
    settings: { PORTAL_DIR: 'web' },
    reports: 'node_modules/.cache/gatehouse/verify-upstreams',
    fakes: { settings, inputs: fakesInputs, ...fakesSession(String(settings.UPSTREAM_API_URL)) },
  }
}
