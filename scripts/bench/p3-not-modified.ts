import { bareQuestion, startBare } from './bare.ts'
import type { Measurement } from './bench.ts'
import { contentPath } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'
import { learn, readHeaders } from './questions.ts'
import { signInAll } from './sign-in.ts'
import { compareSpeed, connections, manyTimes } from './speed.ts'
import { together } from './together.ts'

/** The browser has the answer already: both say so after comparing the ETag. */
export const notModified: Measurement<Means> = {
  goals: [goals.notModified],
  measure: (means) =>
    together([startGateway(means), startBare(means, Buffer.from('{}'))], async (ours, base) => {
      const cookies = await signInAll(ours.port, 'small', connections)
      const questions = await Promise.all(
        cookies.map(async (cookie) => {
          const asking = { port: ours.port, path: contentPath, headers: { cookie } }
          const etag = (await readHeaders(asking)).get('etag') ?? ''
          return [await learn({ ...asking, headers: { cookie, 'if-none-match': etag } })]
        }),
      )
      const unchanged = await bareQuestion(base.port, '/unchanged', { 'if-none-match': '"bare"' })
      const all = [unchanged, ...questions.flat()]
      if (all.some(({ status }) => status !== 304)) throw new Error('an answer is no 304')
      const sides = {
        base: { server: base, questions: manyTimes(unchanged) },
        ours: { server: ours, questions },
      }
      return [await compareSpeed(goals.notModified, means.rounds, sides)]
    }),
}
