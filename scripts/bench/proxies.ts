import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import type { BenchContext } from './bench-context.ts'
import type { Exchange } from './exchange.ts'
import { readHeaders, recordExchange } from './record-exchange.ts'
import { type Server, startServer } from './server.ts'

export const fastifyProxy = 'scripts/bench/fastify-proxy.ts'
export const expressProxy = 'scripts/bench/express-proxy.ts'

/** Starts a proxy with sessions in front of the same upstream. */
export function startProxy({ cores, upstream }: BenchContext, program: string): Promise<Server> {
  return startServer({
    on: cores.underTest,
    args: [program],
    env: { UPSTREAM_API_URL: `http://127.0.0.1:${upstream.port}` },
  })
}

/** Body of the upstream call behind the gateway's reply. */
export const contentQuestion = JSON.stringify({
  menuCode: 'announcements',
  categoryId: 0,
  availability: 'ew',
})

/** That call, sent through the proxy. */
export async function proxyExchanges(port: number, connections: number): Promise<Exchange[][]> {
  const exchanges: Exchange[][] = []
  while (exchanges.length < connections) {
    const signedIn = await readHeaders({ port, path: '/sign-in' })
    const [cookie = ''] = signedIn.getSetCookie().map((line) => line.split(';')[0] ?? '')
    exchanges.push([
      await recordExchange({
        port,
        path: employeeContent.getContent.path,
        headers: { cookie },
        body: contentQuestion,
      }),
    ])
  }
  return exchanges
}
