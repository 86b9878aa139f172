import { bareExchange, startBare } from './bare.ts'
import type { BenchContext } from './bench-context.ts'
import { contentExchanges } from './content-load.ts'
import type { Exchange } from './exchange.ts'
import { startGateway } from './gateway.ts'
import type { Goal } from './goals.ts'
import type { Result } from './result.ts'
import { compareSpeed, connections, onEveryConnection } from './speed.ts'
import { withServers } from './with-servers.ts'

interface CachedCase {
  group: 'small' | 'large'
  /** Routes of the base, with the same content. */
  bases: { goal: Goal; path: '/bytes' | '/serialised' }[]
  settings?: Record<string, string>
}

/** A cached read of a signed-in user, against bare Fastify with the same content. */
export async function measureCached(
  context: BenchContext,
  { group, bases, settings }: CachedCase,
): Promise<Result[]> {
  return withServers([startGateway(context, settings)], async (ours) => {
    const exchanges = await contentExchanges(ours.port, group, { connections })
    const body = bodyOf(exchanges)
    return withServers([startBare(context, body)], async (bare) => {
      const routes = bases.map(async ({ goal, path }) => {
        const same = await bareExchange(bare.port, path)
        if (!same.body.equals(body)) throw new Error('the base replies with other bytes')
        return { goal, server: bare, exchanges: onEveryConnection(same) }
      })
      const { results } = await compareSpeed(
        context.rounds,
        { server: ours, exchanges },
        await Promise.all(routes),
      )
      return results.map((result) => ({
        ...result,
        notes: [`${body.length} bytes`, ...result.notes],
      }))
    })
  })
}

export function bodyOf(exchanges: readonly (readonly Exchange[])[]): Buffer {
  return exchanges[0]?.[0]?.body ?? Buffer.alloc(0)
}
