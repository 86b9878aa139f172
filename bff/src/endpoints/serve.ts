import type { Endpoint, ReplyOf } from '@gatehouse/contracts/endpoint'
import { givesFile, type NamedFile } from '@gatehouse/contracts/file'
import type {
  FastifyInstance,
  FastifyRequest,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify'
import { Type } from 'typebox'
import { Refusal } from '../http/problem-error.ts'
import type { Answer, Ask, Handler, Means } from './handler-context.ts'
import type { SharedReads } from './public-reads.ts'
import { refuseWithoutSession } from './require-session.ts'
import { sendFile } from './send-file.ts'
import { answerRead } from './serve-read.ts'
import { answerWrite } from './serve-write.ts'

export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handler: (ask: Ask<E>) => Promise<ReplyOf<E>>,
) => void

/**
 * The one place where an endpoint's policy is enforced: access, parameters, query, what reads and
 * writes pass, and the reply's allow-list. Access is refused before the body is read.
 */
export function serveOn(app: FastifyInstance, means: Means & { shared: SharedReads }): Serve {
  return (endpoint, handler) => {
    const { method, path, access, params, query, reply } = endpoint
    const handle = handler as unknown as Handler
    if (endpoint.method === 'GET' && endpoint.cache === 'everyone')
      means.shared.add(endpoint, handle)
    const make =
      endpoint.method === 'GET'
        ? answerRead(endpoint, handle, means)
        : answerWrite(endpoint, handle, means)
    const answer = givesFile(endpoint) ? sendingFile(endpoint, make) : make
    const route: RouteOptions = {
      method,
      url: path,
      schema: {
        ...(params && { params: Type.Object(params) }),
        ...(query && { querystring: query }),
        ...(!givesFile(endpoint) && { response: { 200: reply } }),
      },
      attachValidation: true,
      ...(endpoint.method !== 'GET' && endpoint.mostBytes && { bodyLimit: endpoint.mostBytes }),
      onRequest: (request, _reply, done) => {
        if (access === 'signed-in') refuseWithoutSession(request)
        done()
      },
      handler: (request, reply) => {
        refuseMalformed(request)
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

function sendingFile(endpoint: Endpoint, make: Answer): Answer {
  const { cache, once } = { cache: 'never', once: false, ...endpoint }
  if (cache !== 'never' || once)
    throw new TypeError(`${endpoint.path} gives a file, which cannot be held`)
  return async (request, reply) => sendFile(reply, (await make(request, reply)) as NamedFile)
}

/** A path parameter that breaks its pattern names nothing that exists. */
function refuseMalformed({ validationError }: FastifyRequest) {
  if (!validationError) return
  if (validationError.validationContext === 'params') throw new Refusal('not-found')
  const faults = validationError.validation as FastifySchemaValidationError[]
  const errors = faults.map(({ instancePath, params }) => ({
    field: instancePath.slice(1) || String(params.missingProperty ?? ''),
    rule: 'invalid',
  }))
  throw new Refusal('invalid-input', { errors })
}
