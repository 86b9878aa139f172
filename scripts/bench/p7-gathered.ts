import { median } from '../figures/median.ts'
import type { Measurement } from './bench.ts'
import type { BenchContext } from './bench-context.ts'
import { startGateway } from './gateway.ts'
import { parts, readGathered } from './gather-endpoint.ts'
import { goals } from './goals.ts'
import { runLoad } from './load.ts'
import { encodeRequest, recordExchange } from './record-exchange.ts'
import type { Result } from './result.ts'
import type { Server } from './server.ts'
import { signInAll } from './sign-in.ts'
import { withServers } from './with-servers.ts'

const gateway = 'scripts/bench/gather-gateway.ts'
const seconds = 1

const crowds = [
  { goal: goals.gathered1, users: 1 },
  { goal: goals.gathered32, users: 32 },
  { goal: goals.gathered256, users: 256 },
] as const

/** Closed-loop load of 1, 32 and 256 users. */
export const gathered: Measurement<BenchContext> = {
  goals: crowds.map(({ goal }) => goal),
  measure: (context) =>
    withServers([startGateway(context, { CACHE_SECONDS: '0' }, gateway)], async (ours) => {
      const most = Math.max(...crowds.map(({ users }) => users))
      // Two users alternate on a connection, so that no read joins a flight of the same user.
      const cookies = await signInAll(ours.port, 'small', most * 2)
      const results: Result[] = []
      for (const crowd of crowds) results.push(await measureCrowd(context, ours, cookies, crowd))
      return results
    }),
}

async function measureCrowd(
  { rounds, upstream }: BenchContext,
  { port }: Server,
  cookies: readonly string[],
  { goal, users }: (typeof crowds)[number],
): Promise<Result> {
  const { path } = readGathered
  const { status, body } = await recordExchange({
    port,
    path,
    headers: { cookie: cookies[0] ?? '' },
  })
  const exchangeOf = (cookie = '') => ({
    request: encodeRequest({ path, headers: { cookie } }),
    status,
    body,
  })
  const exchanges = Array.from({ length: users }, (_, i) => [
    exchangeOf(cookies[2 * i]),
    exchangeOf(cookies[2 * i + 1]),
  ])
  const round = async () => {
    await upstream.tally()
    const { took, responses } = await runLoad(seconds, { port, exchanges })
    const { calls, slowest } = await upstream.tally()
    if (parts.some(({ name }) => calls[name] !== responses))
      throw new Error(`${responses} responses, but upstream calls ${JSON.stringify(calls)}`)
    return { whole: median(took), slowest: median(slowest) }
  }
  await round()
  const measured: Awaited<ReturnType<typeof round>>[] = []
  while (measured.length < rounds) measured.push(await round())
  const added = measured.map(({ whole, slowest }) => whole - slowest)
  const p50 = median(measured.map(({ whole }) => whole))
  const call = median(measured.map(({ slowest }) => slowest))
  const range = `${Math.min(...added).toFixed(1)} to ${Math.max(...added).toFixed(1)} ms`
  const notes = [
    `${users} users: p50 ${p50.toFixed(1)} ms, slowest call ${call.toFixed(1)} ms, rounds from ${range}`,
  ]
  return { goal, figure: median(added), notes }
}
