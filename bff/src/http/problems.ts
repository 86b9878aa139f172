import { type Problem, type ProblemCode, problemStatus } from '@gatehouse/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { limitOf, ProblemError } from './problem-error.ts'

const upstreamCode = {
  unreachable: 'upstream-unreachable',
  timeout: 'upstream-timeout',
  'invalid-response': 'upstream-invalid-response',
  refused: 'upstream-refused',
  'circuit-open': 'upstream-circuit-open',
  'queue-full': 'upstream-circuit-open',
  aborted: 'upstream-unreachable',
} as const

/** Answers every failure as problem+json (RFC 9457); details go to the log only. */
export function problemHandlers(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | ProblemError | UpstreamError>((error, request, reply) => {
    const problem = toProblem(toProblemError(error), request.id)
    request.limit = limitOf(error)
    // Client disconnected; do not log.
    if (problem.status >= 500 && !reply.raw.destroyed)
      request.log.error({ id: request.id, code: problem.code, err: error }, 'failed')
    return sendProblem(reply, problem)
  })
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(reply, toProblem(new ProblemError('not-found'), request.id))
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  reply.request.problem = problem.code as ProblemCode
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem)
}

/** The code that a failure would be answered with, for replies of another form. */
export function problemCodeOf(error: unknown): ProblemCode {
  return toProblemError(error as FastifyError).code
}

function toProblemError(error: FastifyError | ProblemError | UpstreamError): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof UpstreamError)
    return new ProblemError(
      error.isTooLarge ? 'upstream-response-too-large' : upstreamCode[error.kind],
    )
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ProblemError('too-large')
  const isClientError = error.statusCode !== undefined && error.statusCode < 500
  return new ProblemError(isClientError ? 'invalid-input' : 'internal')
}

export function toProblem(error: ProblemError, reference: string): Problem {
  const { code, details } = error
  const { errors, retryAfter, upstreamMessage } = details
  return {
    type: `urn:gatehouse:${code}`,
    title: titleOf(code),
    status: problemStatus[code],
    code,
    reference,
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(upstreamMessage !== undefined && { upstreamMessage }),
  }
}

function titleOf(code: ProblemCode): string {
  const words = code.replaceAll('-', ' ')
  return words[0]?.toUpperCase() + words.slice(1)
}
