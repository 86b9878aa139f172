import { octetStream } from '@gatehouse/contracts/file'
import type { Operation, System } from '@gatehouse/contracts/operation'
import { requestIdHeader } from '@gatehouse/contracts/request-headers'
import { operations } from '@gatehouse/contracts/upstream/operations'
import type { Config } from '../../settings/config.ts'
import type { UpstreamClient } from '../../upstream/client.ts'
import { baseOf } from '../../upstream/http.ts'
import { isRead } from '../../upstream/side-effects.ts'
import type {
  JsonSchema,
  Parameter,
  RequestBody,
  Response,
  SecurityScheme,
  UpstreamDocument,
  UpstreamOperation,
} from './document.ts'
import { mergeOperations, type PathOperation } from './merge.ts'
import { toSummary } from './names.ts'
import { asJson, infoOf, methodOf, plain, templateOf } from './parts.ts'

type Headers = Pick<
  Config,
  'HEADER_SERVICE' | 'HEADER_CLIENT' | 'HEADER_JWT' | 'HEADER_TIMECODE' | 'HEADER_PORTAL_USER'
>

interface UpstreamApi {
  system: System
  operations: readonly Operation[]
  headers: Headers
  server: UpstreamDocument['servers'][number]
  notesOf?: (operation: Operation) => string
}

const description = `The calls of the gateway, literally as it makes them. It accepts more than the schemas say: null for a
missing field, numbers as text and text as numbers, unknown fields, the whole answer in a lone \`body\`, a list
as the only list of an object. Text is UTF-8. \`[1 §7]\` is section 7 of the first specification
(contracts/README.md). \`x-assumed\` marks calls that no specification shows.`

export const systems = [...new Set(operations.map(({ system }) => system))]

/** A system as this installation calls it. */
export function installedApiOf(
  system: System,
  config: Config,
  { asSent }: Pick<UpstreamClient, 'asSent'>,
): UpstreamDocument {
  const sent = operations.map(asSent)
  const [first] = sent.filter((one) => one.system === system)
  const url = first ? baseOf(first, config).href.replace(/\/$/, '') : ''
  return upstreamApiOf({ system, operations: sent, headers: config, server: { url } })
}

/** An upstream system as OpenAPI 3.1. Operations that OpenAPI cannot tell apart become one. */
export function upstreamApiOf(api: UpstreamApi): UpstreamDocument {
  const { system, headers, server } = api
  const ofSystem = api.operations.filter((one) => one.system === system)
  const byCall = Map.groupBy(ofSystem, ({ method, path }) => {
    return `${method} ${path.replace(/:\w+/g, '{}')}`
  })
  const paths: UpstreamDocument['paths'] = {}
  // A path whose parameters have other names is the same path to OpenAPI.
  const pathNames = new Map<string, string>()
  for (const [call, alike] of byCall) {
    const described = alike.map((one) => operationOf(one, api))
    const merged = mergeOperations(described)
    const shape = call.slice(call.indexOf(' '))
    const path = pathNames.get(shape) ?? merged.path
    pathNames.set(shape, path)
    const [first] = alike
    if (!first) continue
    paths[path] = { ...paths[path], [methodOf(first)]: merged.operation }
  }
  const used = new Set(ofSystem.flatMap((one) => schemesOf[one.as]))
  const schemes = Object.entries(schemesBy(headers)).filter(([name]) => used.has(name))
  return {
    openapi: '3.1.1',
    info: infoOf(`Gatehouse: upstream system ${system}`, description, paths),
    servers: [server],
    tags: [{ name: system, description: `Operations of the system ${system}` }],
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: Object.fromEntries(schemes),
    },
  }
}

const schemesOf: Record<Operation['as'], readonly string[]> = {
  anonymous: [],
  service: ['serviceToken', 'clientAuthorization'],
  caller: ['serviceToken', 'clientAuthorization', 'callerJwt', 'callerId'],
  payroll: ['payrollId'],
}

function schemesBy(headers: Headers): Record<string, SecurityScheme> {
  const header = (name: string, text: string): SecurityScheme => {
    return { type: 'apiKey', in: 'header', name, description: text }
  }
  const token = 'Token of the service account, from authenticate'
  return {
    serviceToken:
      headers.HEADER_SERVICE.toLowerCase() === 'authorization'
        ? { type: 'http', scheme: 'bearer', description: token }
        : header(headers.HEADER_SERVICE, `${token}, after "Bearer "`),
    clientAuthorization: header(headers.HEADER_CLIENT, 'CLIENT_AUTHORIZATION of the gateway'),
    callerJwt: header(headers.HEADER_JWT, 'JWT of the user’s session, bare'),
    callerId: header(headers.HEADER_TIMECODE, 'Id of the user (ewId)'),
    payrollId: header(headers.HEADER_PORTAL_USER, 'Payroll id of the user'),
  }
}

const refusal: JsonSchema = {
  description: 'Shown to users in few cases, logged in none',
  anyOf: [
    { type: 'object', properties: { message: { type: 'string' }, Message: { type: 'string' } } },
    { type: 'string' },
  ],
}

function operationOf(one: Operation, { notesOf }: UpstreamApi): PathOperation {
  const { name, system, as, assumed } = one
  const schemes = Object.fromEntries(schemesOf[as].map((scheme) => [scheme, []]))
  const operation: UpstreamOperation = {
    operationId: name,
    summary: toSummary(name),
    description: [notesOf?.(one), ...remarksOf(one)].filter(Boolean).join(' '),
    tags: [system],
    security: as === 'anonymous' ? [] : [schemes],
    parameters: parametersOf(one),
    ...bodyOf(one),
    responses: responsesOf(one),
    'x-operations': [name],
    ...(assumed && { 'x-assumed': assumed }),
  }
  return { path: templateOf(one.path), operation }
}

function remarksOf(operation: Operation): string[] {
  const { method, assumed, readOnly, hasSideEffects } = operation
  return [
    assumed ? 'Assumed: to be verified with the owners of the system.' : '',
    readOnly ? `Without side effects, although it is a ${method}.` : '',
    hasSideEffects ? 'Has side effects, although it is a GET.' : '',
    isRead(operation) ? 'Deadline of a read.' : 'Deadline of a write.',
  ]
}

function parametersOf({ method, params = {} }: Operation): Parameter[] {
  const ofPath = Object.entries(params).map(([name, schema]): Parameter => {
    return { name, in: 'path', required: true, schema: plain(schema) }
  })
  const text: JsonSchema = { type: 'string' }
  const header = (name: string, says: string): Parameter => {
    return { name, in: 'header', required: false, description: says, schema: text }
  }
  return [
    ...ofPath,
    header(requestIdHeader, 'Names the request in the logs of both sides'),
    ...(method === 'GET'
      ? []
      : [header('idempotency-key', 'Stays the same across retries, for a system that knows it')]),
  ]
}

function bodyOf({ body, upload }: Operation): { requestBody?: RequestBody } {
  if (!upload) return body ? { requestBody: { required: true, content: asJson(plain(body)) } } : {}
  const { properties = {}, required = [] } = body ? plain(body) : {}
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...properties, [upload]: { type: 'string', contentMediaType: octetStream } },
    required: [...required, upload],
  }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function responsesOf(operation: Operation): Record<string, Response> {
  const { as } = operation
  return {
    200: { description: successOf(operation), ...contentOf(operation) },
    ...emptyResponseOf(operation),
    ...(as !== 'anonymous' &&
      as !== 'payroll' && { 401: refused('The service token is refused; it is renewed once') }),
    '4XX': refused('Refused: of no effect'),
    '5XX': { description: 'Failed: the outcome of a write is unknown' },
  }
}

function emptyResponseOf({ reply, file, page, mayBeEmpty }: Operation): Record<string, Response> {
  if (mayBeEmpty) return { 204: { description: 'No body, which has a meaning of its own' } }
  return reply || file || page ? {} : { 204: { description: 'Success, without a body' } }
}

function refused(text: string): Response {
  return { description: text, content: asJson({ $ref: '#/components/schemas/Refusal' }) }
}

function successOf({ reply, file, page, successFields, refusal: refuses }: Operation): string {
  if (file) return 'The file'
  if (page) return `The page; one that matches ${page.refusal} refuses`
  if (!reply)
    return successFields
      ? `Success: an empty body, a true Success, or any of ${successFields.join(', ')}`
      : 'Success: an empty body, {}, null, true, a true Success, or data without a word of an error'
  if (!refuses) return 'Success'
  const unless = refuses.without ? ` and there is no ${refuses.without}` : ''
  return `Success; a refusal if ${refuses.field} matches ${refuses.pattern}${unless}`
}

function contentOf({ reply, file, page, requiresAnyOf, plainMessage }: Operation) {
  if (file) return { content: { [octetStream]: { schema: {} } } }
  if (page) return { content: { 'text/html': { schema: { type: 'string' } } } }
  if (!reply) return {}
  const schema = plain(reply)
  if (!requiresAnyOf) return { content: asJson(schema) }
  const anyOf = requiresAnyOf.map((name) => withField(name, {}))
  if (plainMessage)
    anyOf.push(withField('message', { type: 'string', description: `Matches ${plainMessage}` }))
  const [only, ...others] = anyOf
  if (others.length > 0) return { content: asJson({ ...schema, anyOf }) }
  const required = [...new Set([...(schema.required ?? []), ...(only?.required ?? [])])]
  return { content: asJson({ ...schema, required }) }
}

function withField(name: string, schema: JsonSchema): JsonSchema {
  return { required: [name], properties: { [name]: schema } }
}
