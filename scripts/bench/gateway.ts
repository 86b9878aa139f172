import { fileURLToPath } from 'node:url'
import { gatewaySettings } from '@gatehouse/mocks/credentials'
import type { Means } from './means.ts'
import { type Server, startServer } from './server.ts'

/** As in production: behind TLS that ends at a proxy on this machine. */
export const origin = 'https://portal.test'

const portal = fileURLToPath(new URL('../../bff/src/testing/portal', import.meta.url))
const shipped = 'bff/src/main.ts'

/** Every setting that the bench gives; all others are the gateway's own defaults. */
export function settingsFor(upstreamPort: number): Record<string, string> {
  return {
    ...gatewaySettings({ apiUrl: `http://127.0.0.1:${upstreamPort}` }),
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
    PORTAL_DIR: portal,
    OPS_PORT: '0',
  }
}

/** The gateway as shipped, on the core of the server under test; `main` may be another that adds areas. */
export function startGateway(
  { cores, upstream }: Means,
  settings: Record<string, string> = {},
  main = shipped,
): Promise<Server> {
  return startServer({
    on: cores.underTest,
    args: [main],
    env: { ...settingsFor(upstream.port), ...settings },
  })
}
