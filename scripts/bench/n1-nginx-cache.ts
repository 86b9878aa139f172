import { bareExchange, startBare } from './bare.ts'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { bodyOf } from './cached.ts'
import { contentExchanges, contentPath } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { nginx, startNginxCache } from './nginx.ts'
import { readHeaders } from './record-exchange.ts'
import { signInAll } from './sign-in.ts'
import { compareSpeed, onEveryConnection } from './speed.ts'
import { withServers } from './with-servers.ts'

const goal = goals.nginxCache

/** The reach of native code: the same bytes and headers, without sessions and access checks. */
export const nginxCache: Measurement<BenchContext> = {
  goals: [goal],
  async measure(context) {
    if (!nginx) return [{ goal, figure: undefined, notes: ['nginx is not installed'] }]
    const reply = await readReply(context)
    const starting = startNginxCache(context, nginx, { path: '/bytes', ...reply })
    return withServers([starting, startBare(context, reply.body)], async (ours, base) => {
      const cached = onEveryConnection(await bareExchange(ours.port, '/bytes'))
      const prepared = onEveryConnection(await bareExchange(base.port, '/bytes'))
      const { results } = await compareSpeed(context.rounds, { server: ours, exchanges: cached }, [
        { goal, server: base, exchanges: prepared },
      ])
      return results
    })
  },
}

/** The gateway's reply of P1. */
function readReply(context: BenchContext): Promise<{ body: Buffer; headers: Headers }> {
  return withServers([startGateway(context)], async ({ port }) => {
    const body = bodyOf(await contentExchanges(port, 'small', { connections: 1 }))
    const [cookie = ''] = await signInAll(port, 'small', 1)
    return { body, headers: await readHeaders({ port, path: contentPath, headers: { cookie } }) }
  })
}
