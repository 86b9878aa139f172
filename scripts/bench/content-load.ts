import { fillPath } from '@gatehouse/contracts/path'
import { readContent } from '@gatehouse/contracts/portal/content'
import type { Question } from './answer.ts'
import { learn, requestOf } from './questions.ts'
import { signInAll } from './sign-in.ts'

export const contentPath = fillPath(readContent.path, { code: 'announcements' })

/**
 * The announcements, asked for by people who have really signed in, each of so many connections by
 * so many of them in turn. `group`: "small" people are given 2 KB, "large" ones 20 KB.
 */
export async function contentQuestions(
  port: number,
  group: 'small' | 'large',
  { connections, each = 1 }: { connections: number; each?: number },
): Promise<Question[][]> {
  const cookies = await signInAll(port, group, connections * each)
  const [first = ''] = cookies
  const { body } = await learn({ port, path: contentPath, headers: { cookie: first } })
  const questions = cookies.map(
    (cookie): Question => ({
      request: requestOf({ path: contentPath, headers: { cookie } }),
      status: 200,
      body,
    }),
  )
  return Array.from({ length: connections }, (_, i) => questions.slice(i * each, (i + 1) * each))
}
