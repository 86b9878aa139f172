import type { Measurement } from './bench.ts'
import type { Finding } from './finding.ts'
import { startGateway } from './gateway.ts'
import { parts, readGathered } from './gathering.ts'
import { goals } from './goals.ts'
import { askFor } from './load.ts'
import type { Means } from './means.ts'
import { median } from './median.ts'
import { learn, requestOf } from './questions.ts'
import type { Server } from './server.ts'
import { signInAll } from './sign-in.ts'
import { together } from './together.ts'

const gateway = 'scripts/bench/gathering-gateway.ts'
const seconds = 1

const crowds = [
  { goal: goals.gathered1, users: 1 },
  { goal: goals.gathered32, users: 32 },
  { goal: goals.gathered256, users: 256 },
] as const

/** Each user asks again as soon as they are answered. */
export const gathered: Measurement<Means> = {
  goals: crowds.map(({ goal }) => goal),
  measure: (means) =>
    together([startGateway(means, { CACHE_SECONDS: '0' }, gateway)], async (ours) => {
      const most = Math.max(...crowds.map(({ users }) => users))
      // Two people take turns on a connection: nobody is given what was made a moment before.
      const cookies = await signInAll(ours.port, 'small', most * 2)
      const findings: Finding[] = []
      for (const crowd of crowds) findings.push(await measureCrowd(means, ours, cookies, crowd))
      return findings
    }),
}

async function measureCrowd(
  { rounds, upstream }: Means,
  { port }: Server,
  cookies: readonly string[],
  { goal, users }: (typeof crowds)[number],
): Promise<Finding> {
  const { path } = readGathered
  const { status, body } = await learn({ port, path, headers: { cookie: cookies[0] ?? '' } })
  const questionOf = (cookie = '') => ({
    request: requestOf({ path, headers: { cookie } }),
    status,
    body,
  })
  const questions = Array.from({ length: users }, (_, i) => [
    questionOf(cookies[2 * i]),
    questionOf(cookies[2 * i + 1]),
  ])
  const round = async () => {
    await upstream.tally()
    const { took, answers } = await askFor(seconds, { port, questions })
    const { calls, slowest } = await upstream.tally()
    if (parts.some(({ name }) => calls[name] !== answers))
      throw new Error(`${answers} answers, but the upstream was asked ${JSON.stringify(calls)}`)
    return { whole: median(took), slowest: median(slowest) }
  }
  await round()
  const results: Awaited<ReturnType<typeof round>>[] = []
  while (results.length < rounds) results.push(await round())
  const added = results.map(({ whole, slowest }) => whole - slowest)
  const p50 = median(results.map(({ whole }) => whole))
  const call = median(results.map(({ slowest }) => slowest))
  const range = `${Math.min(...added).toFixed(1)} to ${Math.max(...added).toFixed(1)} ms`
  const notes = [
    `${users} users: p50 ${p50.toFixed(1)} ms, slowest call ${call.toFixed(1)} ms, rounds from ${range}`,
  ]
  return { goal, figure: median(added), notes }
}
