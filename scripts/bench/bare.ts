import type { Question } from './answer.ts'
import type { Means } from './means.ts'
import { learn } from './questions.ts'
import { type Server, startServer } from './server.ts'

/** Of the same length as a browser's: the base reads as many bytes, and makes nothing of them. */
const cookie = `__Host-gatehouse-device=${'x'.repeat(22)}; __Host-gatehouse=${'x'.repeat(43)}`

/** Bare Fastify that holds the same content as the gateway's answer. */
export function startBare({ cores }: Means, body: Buffer): Promise<Server> {
  const args = ['scripts/bench/bare-fastify.ts']
  return startServer({ on: cores.underTest, args, env: { BODY: body.toString() } })
}

export function bareQuestion(
  port: number,
  path: '/bytes' | '/serialised' | '/unchanged',
  headers: Record<string, string> = {},
): Promise<Question> {
  return learn({ port, path, headers: { cookie, ...headers } })
}
