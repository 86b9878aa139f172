import { bareExchange, startBare } from './bare.ts'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { contentPath } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import { readHeaders, recordExchange } from './record-exchange.ts'
import { signInAll } from './sign-in.ts'
import { compareSpeed, connections, onEveryConnection } from './speed.ts'
import { withServers } from './with-servers.ts'

export const notModified: Measurement<BenchContext> = {
  goals: [goals.notModified],
  measure: (context) =>
    withServers(
      [startGateway(context), startBare(context, Buffer.from('{}'))],
      async (ours, base) => {
        const cookies = await signInAll(ours.port, 'small', connections)
        const exchanges = await Promise.all(
          cookies.map(async (cookie) => {
            const spec = { port: ours.port, path: contentPath, headers: { cookie } }
            const etag = (await readHeaders(spec)).get('etag') ?? ''
            return [await recordExchange({ ...spec, headers: { cookie, 'if-none-match': etag } })]
          }),
        )
        const unchanged = await bareExchange(base.port, '/unchanged', { 'if-none-match': '"bare"' })
        const all = [unchanged, ...exchanges.flat()]
        if (all.some(({ status }) => status !== 304)) throw new Error('a response is not 304')
        const { results } = await compareSpeed(context.rounds, { server: ours, exchanges }, [
          { goal: goals.notModified, server: base, exchanges: onEveryConnection(unchanged) },
        ])
        return results
      },
    ),
}
