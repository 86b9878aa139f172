import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@gatehouse/contracts/endpoint'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { Type } from 'typebox'
import type { AnyObject, ObjectSchema } from 'yup'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'
import { validateBody } from './validate-body.ts'

/** What a handler is given: everything checked, nothing else needed. */
export interface Ask<E extends Endpoint> {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  caller: E extends { access: 'signed-in' } ? Caller : Caller | undefined
  request: FastifyRequest
  reply: FastifyReply
}

export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handler: (ask: Ask<E>) => Promise<ReplyOf<E>>,
) => void

/**
 * The one place where an endpoint's policy is enforced: access, parameters, query, body, and the
 * reply's allow-list. Access is refused before the body is read.
 */
export function serveOn(app: FastifyInstance): Serve {
  return (endpoint, handler) => {
    const { method, path, access, params, query, reply } = endpoint
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
        const admitted = access === 'public' || request.session.caller !== undefined
        done(admitted ? undefined : new Refusal('not-signed-in'))
      },
      handler: async (request, reply) => {
        refuseMalformed(request)
        reply.header('cache-control', 'no-store')
        const ask = {
          body: await bodyOf(endpoint, request),
          params: request.params,
          query: request.query,
          caller: request.session.caller,
          request,
          reply,
        }
        return handler(ask as unknown as Ask<typeof endpoint>)
      },
    })
  }
}

/** A path parameter that breaks its pattern names nothing that exists. */
function refuseMalformed({ validationError }: FastifyRequest) {
  if (!validationError) return
  if (validationError.validationContext === 'params') throw new Refusal('not-found')
  const errors = (validationError.validation as FastifySchemaValidationError[]).map(
    ({ instancePath, params }) => ({
      field: instancePath.slice(1) || String(params.missingProperty ?? ''),
      rule: 'invalid',
    }),
  )
  throw new Refusal('invalid-input', { errors })
}

function bodyOf(endpoint: Endpoint, request: FastifyRequest) {
  const schema: ObjectSchema<AnyObject> | undefined = 'body' in endpoint ? endpoint.body : undefined
  return schema && validateBody(schema, request.body)
}
