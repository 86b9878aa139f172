import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessLog } from './access-log.ts'
import { ProblemError } from './problem-error.ts'
import { sendProblem, toProblem } from './problems.ts'
import { makeRequestId } from './request-id.ts'
import { securityHeadersFor } from './security-headers.ts'

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Node keeps the reply under way on its socket. */
type HttpSocket = Socket & { _httpMessage?: ServerResponse }

/**
 * Answers requests that no hook has seen, with the headers that the hooks would have set, and logs
 * them under the reference that their problem shows.
 */
export function malformedRequests(publicOrigin: string, accessLog: AccessLog) {
  const headers = securityHeadersFor(publicOrigin)
  const logAnswer = (id: string, method: string, status: number) =>
    accessLog({
      id,
      method,
      route: 'unknown',
      status,
      elapsed: 0,
      userId: '',
      problem: 'invalid-input',
    })
  return {
    /** Requests that cannot be routed, such as a broken percent-encoding. */
    frameworkErrors(_error: unknown, { id, method }: FastifyRequest, reply: FastifyReply) {
      const problem = toProblem(new ProblemError('invalid-input'), id)
      sendProblem(reply.headers(headers), problem)
      logAnswer(id, method, problem.status)
    },
    /** Requests that are not HTTP, too slow or too large for Node's parser. */
    clientErrorHandler({ code = '' }: { code?: string }, socket: HttpSocket) {
      if (code === 'ECONNRESET' || socket.destroyed) return
      // A reply has begun: a second one would be read as its continuation.
      if (socket._httpMessage?.headersSent) return void socket.destroy()
      const status = statuses[code] ?? 400
      const title = reasons[status] ?? ''
      const id = makeRequestId()
      const problem = { ...toProblem(new ProblemError('invalid-input'), id), title, status }
      const body = JSON.stringify(problem)
      const head = Object.entries({
        ...headers,
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      const start = `HTTP/1.1 ${status} ${title}\r\n`
      if (socket.writable) socket.write(`${start}${head.join('')}\r\n${body}`)
      socket.destroySoon()
      // A browser's preconnected socket that sent nothing is no request.
      if (socket.bytesRead > 0) logAnswer(id, 'unknown', status)
    },
  }
}
