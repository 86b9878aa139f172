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
  goal: Goal
  group: 'small' | 'large'
  /** Route of the base, with the same content. */
  bare: '/bytes' | '/serialised'
  settings?: Record<string, string>
}

/** A cached read of a signed-in user, against bare Fastify with the same content. */
export async function measureCached(
  context: BenchContext,
  { goal, group, bare, settings }: CachedCase,
): Promise<Result> {
  return withServers([startGateway(context, settings)], async (ours) => {
    const exchanges = await contentExchanges(ours.port, group, { connections })
    const body = bodyOf(exchanges)
    return withServers([startBare(context, body)], async (base) => {
      const same = await bareExchange(base.port, bare)
      if (!same.body.equals(body)) throw new Error('the base replies with other bytes')
      const sides = {
        base: { server: base, exchanges: onEveryConnection(same) },
        ours: { server: ours, exchanges },
      }
      const result = await compareSpeed(goal, context.rounds, sides)
      return { ...result, notes: [`${body.length} bytes`, ...result.notes] }
    })
  })
}

export function bodyOf(exchanges: readonly (readonly Exchange[])[]): Buffer {
  return exchanges[0]?.[0]?.body ?? Buffer.alloc(0)
}
