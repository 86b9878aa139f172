import { type Problem, type ProblemCode, problemStatus } from '@gatehouse/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { Refusal } from './problem-error.ts'

const upstreamCode = {
  unreachable: 'upstream-unreachable',
  slow: 'upstream-timeout',
  garbled: 'upstream-invalid-response',
  refused: 'upstream-refused',
  resting: 'upstream-circuit-open',
  busy: 'upstream-circuit-open',
  abandoned: 'upstream-unreachable',
} as const

/**
 * Every failure leaves as problem+json with a stable code and the request's id as reference;
 * what went wrong in detail goes to the log only.
 */
export function problems(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | Refusal | UpstreamError>((error, request, reply) => {
    const refusal = toRefusal(error)
    const problem = toProblem(refusal, request.id)
    // Who has gone away is not answered: what then fails is no failure.
    if (problem.status >= 500 && !reply.raw.destroyed)
      request.log.error({ id: request.id, code: problem.code, err: error }, 'failed')
    return send(reply, problem)
  })
}

/** What Fastify cannot even route, such as a broken percent-encoding, has passed no hook. */
export function answerUnroutable(
  _error: FastifyError,
  { id }: { id: string },
  reply: FastifyReply,
) {
  send(reply, toProblem(new Refusal('invalid-input'), id))
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(reply, toProblem(new Refusal('not-found'), request.id))
}

function send(reply: FastifyReply, problem: Problem) {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

function toRefusal(error: FastifyError | Refusal | UpstreamError): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof UpstreamError) return new Refusal(upstreamCode[error.kind])
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('too-large')
  const ofTheRequest = error.statusCode !== undefined && error.statusCode < 500
  return new Refusal(ofTheRequest ? 'invalid-input' : 'internal')
}

function toProblem(refusal: Refusal, reference: string): Problem {
  const { code, particulars } = refusal
  const { errors, retryAfter, said } = particulars
  return {
    type: `urn:gatehouse:${code}`,
    title: titleOf(code),
    status: problemStatus[code],
    code,
    reference,
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(said !== undefined && { said }),
  }
}

/** For machines and developers; what a person reads is written in the portal. */
function titleOf(code: ProblemCode): string {
  const words = code.replaceAll('-', ' ')
  return words[0]?.toUpperCase() + words.slice(1)
}
