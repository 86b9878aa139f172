import { fillPath } from '@gatehouse/contracts/path'
import type { Exchange } from './exchange.ts'
import { startGrownGateway } from './grown-gateway.ts'
import type { Growth } from './growth.ts'
import { readStored } from './growth-endpoints.ts'
import { runBurst } from './load.ts'
import { measureCost } from './measure-cost.ts'
import { encodeRequest, recordExchange } from './record-exchange.ts'
import { signInAll } from './sign-in.ts'
import { connections } from './speed.ts'
import { withServers } from './with-servers.ts'

/** Replies of 2 KB, read in turn: above CACHE_MAX_BYTES each is evicted before it is read again. */
export const cachedReplyGrowth: Growth = {
  number: 'G4',
  what: '10,000 cached replies',
  unit: 10_000,
  levels: [0, 10_000, 20_000, 30_000],
  measure: (context, more) =>
    withServers([startGrownGateway(context, { CACHE_SECONDS: '3600' })], async (server) => {
      const { port } = server
      const each = Math.ceil(more / connections) || 1
      const exchanges = await storedExchanges(port, each)
      await runBurst({ port, exchanges })
      return measureCost(server, exchanges)
    }),
}

/** `each`: replies per caller, one caller per connection. */
async function storedExchanges(port: number, each: number): Promise<Exchange[][]> {
  const paths = Array.from({ length: each }, (_, id) =>
    fillPath(readStored.path, { id: String(id) }),
  )
  const [path = ''] = paths
  const cookies = await signInAll(port, 'small', connections)
  return Promise.all(
    cookies.map(async (cookie) => {
      const headers = { cookie }
      const { status, body } = await recordExchange({ port, path, headers })
      return paths.map((path) => ({ request: encodeRequest({ path, headers }), status, body }))
    }),
  )
}
