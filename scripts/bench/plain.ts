import * as employeeContent from '@gatehouse/contracts/upstream/employee-content'
import type { Question } from './answer.ts'
import type { Means } from './means.ts'
import { learn, readHeaders } from './questions.ts'
import { type Server, startServer } from './server.ts'

/** Fastify with a session, passing everything on to the same upstream. */
export function startPlainProxy({ cores, upstream }: Means): Promise<Server> {
  return startServer({
    on: cores.underTest,
    args: ['scripts/bench/plain-proxy.ts'],
    env: { UPSTREAM_API_URL: `http://127.0.0.1:${upstream.port}` },
  })
}

const body = JSON.stringify({ menuCode: 'announcements', categoryId: 0, availability: 'ew' })

/** The call that the gateway makes for its answer, made by the browser through the proxy. */
export async function plainQuestions(port: number, connections: number): Promise<Question[][]> {
  const questions: Question[][] = []
  while (questions.length < connections) {
    const signedIn = await readHeaders({ port, path: '/sign-in' })
    const [cookie = ''] = signedIn.getSetCookie().map((line) => line.split(';')[0] ?? '')
    questions.push([
      await learn({ port, path: employeeContent.getContent.path, headers: { cookie }, body }),
    ])
  }
  return questions
}
