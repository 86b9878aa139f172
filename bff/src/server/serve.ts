import type { Endpoint, Read, ReplyOf, Write } from '@gatehouse/contracts/endpoint'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { Type } from 'typebox'
import { isPartial } from '../areas/gather.ts'
import type { Config } from '../config.ts'
import type { Upstream } from '../upstream/gateway.ts'
import { type Ask, goneSignal } from './ask.ts'
import { botChecked } from './bot-check.ts'
import type { Generations } from './generations.ts'
import { once } from './idempotency.ts'
import type { Limits } from './limits.ts'
import { Refusal } from './refusal.ts'
import { refuseWithoutSession } from './refuse-without-session.ts'
import type { Finished, ReplyCache } from './reply-cache.ts'
import type { Shelf } from './shelf.ts'
import { validateBody } from './validate-body.ts'

export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handler: (ask: Ask<E>) => Promise<ReplyOf<E>>,
) => void

type AnyHandler = (ask: Ask<Endpoint>) => Promise<unknown>

/** What the policies need to be enforced. */
export interface Means {
  config: Config
  upstream: Upstream
  cache: ReplyCache
  generations: Generations
  limits: Limits
  shelf: Shelf
}

/**
 * The one place where an endpoint's policy is enforced: access, parameters, query, body, cache, and
 * the reply's allow-list. Access is refused before the body is read.
 */
export function serveOn(app: FastifyInstance, means: Means): Serve {
  return (endpoint, handler) => {
    const { method, path, access, params, query, reply } = endpoint
    const answer =
      endpoint.method === 'GET'
        ? answerRead(endpoint, handler as unknown as AnyHandler, means)
        : answerWrite(endpoint, handler as unknown as AnyHandler, means)
    app.route({
      method,
      url: path,
      schema: {
        ...(params && { params: Type.Object(params) }),
        ...(query && { querystring: query }),
        response: { 200: reply },
      },
      attachValidation: true,
      onRequest: (request, _reply, done) => {
        if (access === 'signed-in') refuseWithoutSession(request)
        done()
      },
      handler: (request, reply) => {
        refuseMalformed(request)
        return answer(request, reply)
      },
    })
  }
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Reads are held as finished bytes, for the caller and brand or for everyone, as the endpoint says. */
function answerRead(endpoint: Read, handler: AnyHandler, means: Means): Answer {
  return async (request, reply) => {
    const gone = goneSignal(reply)
    const make = async (left: AbortSignal) => {
      const content = (await handler(askOf(request, reply, means, left))) as object
      return { content: reply.serialize(content) as string, keep: !isPartial(content) }
    }
    reply.type('application/json; charset=utf-8')
    if (endpoint.cache === 'never') {
      reply.header('cache-control', 'no-store')
      return (await make(gone)).content
    }
    const key = await keyOf(endpoint, request, means)
    const mayBeStale = endpoint.cache === 'everyone'
    return sendFinished(request, reply, await means.cache.read(key, { make, mayBeStale }, gone))
  }
}

async function keyOf({ cache }: Read, { session, url }: FastifyRequest, { generations }: Means) {
  if (cache === 'everyone') return url
  const { userId, brand } = session.caller ?? {}
  if (!userId) throw new TypeError(`${url} is held for its caller, and there is none`)
  return JSON.stringify([userId, brand, await generations.of(userId), url])
}

function sendFinished(request: FastifyRequest, reply: FastifyReply, finished: Finished) {
  reply.header('cache-control', 'private, no-cache').header('etag', finished.etag)
  if (finished.stale) reply.header('x-gatehouse-stale', 'upstream failed')
  if (request.headers['if-none-match'] === finished.etag) return reply.code(304).send()
  return reply.send(finished.bytes)
}

/** A write, however it ended, makes everything outdated that is held for its caller. */
function answerWrite(endpoint: Write, handler: AnyHandler, means: Means): Answer {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const ask = askOf(request, reply, means)
    const body = (endpoint.body && (await validateBody(endpoint.body, request.body))) as never
    const call = botChecked(ask.call, endpoint, request, means)
    const perform = () => handler({ ...ask, body, call })
    const scope = ask.caller?.userId ?? request.session.sessionId
    try {
      return await (endpoint.once ? once(means.shelf, request, scope, perform) : perform())
    } finally {
      // Signing in gives the session a caller, signing out takes it away: both count.
      const concerned = ask.caller ?? request.session?.caller
      if (concerned) await means.generations.change(concerned.userId)
    }
  }
}

function askOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream }: Means,
  left?: AbortSignal,
): Ask<Endpoint> {
  const { caller } = request.session
  return {
    body: undefined,
    params: request.params as never,
    query: request.query as never,
    caller,
    call: upstream.actingFor({ caller, left }),
    request,
    reply,
  }
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
