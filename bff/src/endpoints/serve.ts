import multipart from '@fastify/multipart'
import type { Endpoint, ReplyOf } from '@gatehouse/contracts/endpoint'
import { type NamedFile, repliesWithFile } from '@gatehouse/contracts/file'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify'
import { Type } from 'typebox'
import { ProblemError } from '../http/problem-error.ts'
import type { FastPath } from './fast-path.ts'
import type { Handler, HandlerContext, RouteHandler, ServeDeps } from './handler-context.ts'
import type { PublicReads } from './public-reads.ts'
import { requireAccess } from './require-access.ts'
import { sendFile } from './send-file.ts'
import { serveRead } from './serve-read.ts'
import { serveWrite } from './serve-write.ts'

export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handler: (context: HandlerContext<E>) => Promise<ReplyOf<E>>,
  options?: ServeOptions,
) => void

interface ServeOptions {
  /** Runs before the body is read, to reject requests that cannot succeed. */
  admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Of a successful read, beside those of every reply. */
  headers?: Readonly<Record<string, string>>
}

interface Scopes {
  api: FastifyInstance
  /** Cached reads: the session is never written. */
  readApi: FastifyInstance
  /** Nor counts as used. */
  passiveApi: FastifyInstance
}

/**
 * Enforces an endpoint's policy: access (before the body is read), parameters, query, read or write
 * policies, and the reply schema as an allow-list.
 */
export function serveOn(
  scopes: Scopes,
  deps: ServeDeps & { publicReads: PublicReads; fastPath: FastPath },
): Serve {
  return (endpoint, handler, { admit, headers = {} } = {}) => {
    const { method, path, params, query, reply } = endpoint
    const app = scopeOf(endpoint, scopes)
    const handle = handler as unknown as Handler
    if (endpoint.method === 'GET' && endpoint.cache === 'everyone')
      deps.publicReads.add(endpoint, handle)
    const serveJson =
      endpoint.method === 'GET'
        ? serveRead(endpoint, handle, deps, headers)
        : serveWrite(endpoint, handle, deps)
    const serve = repliesWithFile(endpoint) ? serveFile(endpoint, serveJson) : serveJson
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
      onRequest: [
        (request, _reply, done) => {
          request.userId = request.session.caller?.userId ?? ''
          requireAccess(endpoint, request, deps.hmac)
          done()
        },
        ...(admit ? [admitValid(admit)] : []),
      ],
      handler: (request, reply) => {
        rejectMalformed(request)
        return serve(request, reply)
      },
    }
    if (endpoint.method === 'GET' || !endpoint.upload) app.route(route)
    // Multipart is registered for uploads only; elsewhere its content type is unsupported.
    else
      app.register(async (scope) => {
        await scope.register(multipart)
        scope.route(route)
      })
  }
}

function scopeOf(endpoint: Endpoint, { api, readApi, passiveApi }: Scopes): FastifyInstance {
  if (endpoint.passive) return passiveApi
  return endpoint.method === 'GET' && endpoint.cache !== 'never' ? readApi : api
}

function serveFile(endpoint: Endpoint, serve: RouteHandler): RouteHandler {
  const { cache, once } = { cache: 'never', once: false, ...endpoint }
  if (cache !== 'never' || once)
    throw new TypeError(`${endpoint.path} gives a file, which cannot be cached or replayed`)
  return async (request, reply) => sendFile(reply, (await serve(request, reply)) as NamedFile)
}

type Admit = NonNullable<ServeOptions['admit']>

/** Parameters are validated after the body is read, so `admit` has them validated before. */
function admitValid(admit: Admit): Admit {
  return async (request, reply) => {
    if (!request.validateInput(request.params, 'params')) throw new ProblemError('not-found')
    await admit(request, reply)
  }
}

function rejectMalformed({ validationError }: FastifyRequest) {
  if (!validationError) return
  if (validationError.validationContext === 'params') throw new ProblemError('not-found')
  const failures = validationError.validation as FastifySchemaValidationError[]
  const errors = failures.map(({ instancePath, params }) => ({
    field: instancePath.slice(1) || String(params.missingProperty ?? ''),
    rule: 'invalid',
  }))
  throw new ProblemError('invalid-input', { errors })
}
