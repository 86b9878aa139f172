import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'
import { act } from '@testing-library/react'
import { problemOf } from './problem-of.ts'

type Reply = () => Response | Promise<Response>

/** Replaces fetch: replies by "METHOD /path", and records the requests and the bodies of those with one. */
export function installFakeGateway() {
  const requests: string[] = []
  const bodies: unknown[] = []
  const replies = new Map<string, Reply>()
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const request = `${method} ${address}`
    requests.push(request)
    if (typeof body === 'string') bodies.push(JSON.parse(body))
    const reply = replies.get(request)
    if (!reply) throw new TypeError(`The test has no reply to ${request}`)
    return reply()
  }
  /** Holds replies to a request back until they are released. */
  const hold = (request: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    replies.set(request, async () => (await promise).clone())
    return (reply: Response) => act(async () => resolve(reply))
  }
  const answer = (request: string, reply: object) =>
    replies.set(request, () => Response.json(reply))
  const reject = (request: string, ...problem: Parameters<typeof rejectWith>) =>
    replies.set(request, () => rejectWith(...problem))
  return { requests, bodies, replies, answer, reject, hold }
}

/** The gateway's answer with this problem. */
export function rejectWith(code: ProblemCode, details: Partial<Problem> = {}): Response {
  const problem = problemOf(code, details)
  return Response.json(problem, { status: problem.status })
}
