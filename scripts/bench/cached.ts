import type { Question } from './answer.ts'
import { bareQuestion, startBare } from './bare.ts'
import { contentQuestions } from './content-load.ts'
import type { Finding } from './finding.ts'
import { startGateway } from './gateway.ts'
import type { Goal } from './goals.ts'
import type { Means } from './means.ts'
import { compareSpeed, connections, manyTimes } from './speed.ts'
import { together } from './together.ts'

interface What {
  goal: Goal
  group: 'small' | 'large'
  /** What the base does with the same content. */
  bare: '/bytes' | '/serialised'
  settings?: Record<string, string>
}

/** A signed-in read that the gateway holds, beside bare Fastify with the same content. */
export async function measureCached(
  means: Means,
  { goal, group, bare, settings }: What,
): Promise<Finding> {
  return together([startGateway(means, settings)], async (ours) => {
    const questions = await contentQuestions(ours.port, group, { connections })
    const body = bodyOf(questions)
    return together([startBare(means, body)], async (base) => {
      const same = await bareQuestion(base.port, bare)
      if (!same.body.equals(body)) throw new Error('the base answers with other bytes')
      const sides = {
        base: { server: base, questions: manyTimes(same) },
        ours: { server: ours, questions },
      }
      const finding = await compareSpeed(goal, means.rounds, sides)
      return { ...finding, notes: [`${body.length} bytes`, ...finding.notes] }
    })
  })
}

export function bodyOf(questions: readonly (readonly Question[])[]): Buffer {
  return questions[0]?.[0]?.body ?? Buffer.alloc(0)
}
