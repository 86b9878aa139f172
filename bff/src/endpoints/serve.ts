import type { Endpoint, ReplyOf } from '@gatehouse/contracts/endpoint'
import { type NamedFile, repliesWithFile } from '@gatehouse/contracts/file'
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../http/problem-error.ts'
import type { Handler, HandlerContext, RouteHandler, ServeDeps } from './handler-context.ts'
import type { PublicReads } from './public-reads.ts'
import { requireSignedIn } from './require-session.ts'
import { sendFile } from './send-file.ts'
import { serveRead } from './serve-read.ts'
import { serveWrite } from './serve-write.ts'

export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handler: (ask: HandlerContext<E>) => Promise<ReplyOf<E>>,
) => void

/**
 * The one place where an endpoint's policy is enforced: access, parameters, query, what reads and
 * writes pass, and the reply's allow-list. Access is refused before the body is read.
 */
export function serveOn(app: FastifyInstance, deps: ServeDeps & { shared: PublicReads }): Serve {
  return (endpoint, handler) => {
    const { method, path, access, params, query, reply } = endpoint
    const handle = handler as unknown as Handler
    if (endpoint.method === 'GET' && endpoint.cache === 'everyone')
      deps.shared.add(endpoint, handle)
    const make =
      endpoint.method === 'GET'
        ? serveRead(endpoint, handle, deps)
        : serveWrite(endpoint, handle, deps)
    const answer = repliesWithFile(endpoint) ? serveFile(endpoint, make) : make
    const route: RouteOptions = {
      method,
      url: path,
      schema: {
        ...(params && { params: Type.Object(params) }),
        ...(query && { querystring: query }),
        ...(!repliesWithFile(endpoint) && { response: { 200: reply } }),
      },
      attachValidation: true,
      ...(endpoint.method !== 'GET' &&
        endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: (request, _reply, done) => {
        if (access === 'signed-in') requireSignedIn(request)
        done()
      },
      handler: (request, reply) => {
        rejectMalformed(request)
        return answer(request, reply)
      },
    }
    if (endpoint.method === 'GET' || !endpoint.upload) app.route(route)
    // Nobody else takes files: what is sent as one is refused by its type.
    else
      app.register(async (taking) => {
        await taking.register(import('@fastify/multipart'))
        taking.route(route)
      })
  }
}

function serveFile(endpoint: Endpoint, make: RouteHandler): RouteHandler {
  const { cache, once } = { cache: 'never', once: false, ...endpoint }
  if (cache !== 'never' || once)
    throw new TypeError(`${endpoint.path} gives a file, which cannot be held`)
  return async (request, reply) => sendFile(reply, (await make(request, reply)) as NamedFile)
}

/** A path parameter that breaks its pattern names nothing that exists. */
function rejectMalformed({ validationError }: FastifyRequest) {
  if (!validationError) return
  if (validationError.validationContext === 'params') throw new ProblemError('not-found')
  const faults = validationError.validation as FastifySchemaValidationError[]
  const errors = faults.map(({ instancePath, params }) => ({
    field: instancePath.slice(1) || String(params.missingProperty ?? ''),
    rule: 'invalid',
  }))
  throw new ProblemError('invalid-input', { errors })
}
