import type { Measurement } from './bench.ts'
import { contentQuestions } from './content-load.ts'
import { startGateway } from './gateway.ts'
import { goals } from './goals.ts'
import type { Means } from './means.ts'
import { compareSpeed, connections } from './speed.ts'
import { together } from './together.ts'

/** Lines go into a pipe that this process drains and counts, as in a container. */
export const accessLog: Measurement<Means> = {
  goals: [goals.accessLog],
  async measure(means) {
    let lines = () => 0
    const { answers, ...finding } = await together(
      [startGateway(means, { LOG_LEVEL: 'silent' }), startGateway(means)],
      async (base, ours) => {
        lines = ours.lines
        const sides = {
          base: {
            server: base,
            questions: await contentQuestions(base.port, 'small', { connections }),
          },
          ours: {
            server: ours,
            questions: await contentQuestions(ours.port, 'small', { connections }),
          },
        }
        return compareSpeed(goals.accessLog, means.rounds, sides)
      },
    )
    if (lines() < answers.ours) throw new Error(`${lines()} lines for ${answers.ours} answers`)
    return [{ ...finding, notes: [...finding.notes, 'the log goes into a pipe that is drained'] }]
  },
}
