import { readSession } from '@gatehouse/contracts/portal/session'
import { contentExchanges } from './content-load.ts'
import { startGrownGateway } from './grown-gateway.ts'
import type { Growth } from './growth.ts'
import { grownEndpoint } from './growth-endpoints.ts'
import { runBurst } from './load.ts'
import { measureCost } from './measure-cost.ts'
import { encodeRequest, recordExchange } from './record-exchange.ts'
import { signInAll } from './sign-in.ts'
import { connections } from './speed.ts'
import { withServers } from './with-servers.ts'

/** Each with schemas and an operation of its own, asked once before memory is read. */
export const endpointGrowth: Growth = {
  number: 'G1',
  what: '1 endpoint',
  unit: 1,
  levels: [0, 100, 300, 1000],
  measure: (context, more) =>
    withServers(
      [startGrownGateway(context, { GROWTH_ENDPOINTS: String(more) })],
      async (server) => {
        await recordExchange({ port: server.port, path: readSession.path })
        const startMs = (server.used() ?? Number.NaN) * 1000
        const exchanges = await contentExchanges(server.port, 'small', { connections })
        await askEach(server.port, more)
        return { startMs, ...(await measureCost(server, exchanges)) }
      },
    ),
}

async function askEach(port: number, count: number) {
  const paths = Array.from({ length: count }, (_, i) =>
    grownEndpoint(i).endpoint.path.replace(':id', '1'),
  )
  const [path] = paths
  if (!path) return
  const [cookie = ''] = await signInAll(port, 'small', 1)
  const headers = { cookie }
  const { status, body } = await recordExchange({ port, path, headers })
  const exchanges = paths.map((path) => ({
    request: encodeRequest({ path, headers }),
    status,
    body,
  }))
  await runBurst({ port, exchanges: [exchanges] })
}
