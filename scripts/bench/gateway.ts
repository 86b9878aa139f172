import { fileURLToPath } from 'node:url'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import type { BenchContext } from './bench-context.ts'
import { type Server, startServer } from './server.ts'

/** https, as behind a TLS proxy. */
export const origin = 'https://portal.test'

const portal = fileURLToPath(new URL('../../bff/src/testing/portal', import.meta.url))
const shipped = 'bff/dist/main.js'

/** Starts the gateway on the core under test. `main` may be an entry point with additional areas. */
export function startGateway(
  { cores, upstream }: BenchContext,
  settings: Record<string, string> = {},
  main = shipped,
): Promise<Server> {
  return startServer({
    on: cores.underTest,
    args: [main],
    env: { ...settingsFor(upstream.port), ...settings },
  })
}

/** All settings that differ from the defaults. */
function settingsFor(upstreamPort: number): Record<string, string> {
  return {
    ...gatewaySettings({ apiUrl: `http://127.0.0.1:${upstreamPort}` }),
    LIMIT_READS: testSettings.LIMIT_READS,
    LIMIT_PASSCODES: testSettings.LIMIT_PASSCODES,
    // A busy machine is no load to shed, and its Redis is slow; both checks stay on.
    SHED_DELAY_MS: '60000',
    REDIS_TIMEOUT_MS: testSettings.REDIS_TIMEOUT_MS,
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    AUDIT_KEY: 'audit-key-of-the-bench',
    PORTAL_DIR: portal,
    OPS_PORT: '0',
  }
}
