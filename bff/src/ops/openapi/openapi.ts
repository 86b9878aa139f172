import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { fileTypes, repliesWithFile } from '@gatehouse/contracts/file'
import { SessionView } from '@gatehouse/contracts/portal/session'
import { Problem } from '@gatehouse/contracts/problem'
import {
  botTokenHeader,
  companyHeader,
  csrfHeader,
  formerPersonHeader,
  idempotencyHeader,
  idempotencyKeyPattern,
  personHeader,
  visitHeader,
} from '@gatehouse/contracts/request-headers'
import { areaOf } from '../../endpoints/area-of.ts'
import { createCookies } from '../../session/cookies.ts'
import { bodySchemaOf } from './body.ts'
import type { ApiDocument, ApiOperation, JsonSchema, Parameter, Response } from './document.ts'
import { idOf, summaryOf } from './names.ts'
import { asJson, infoOf, methodOf, plain, templateOf } from './parts.ts'
import { problemResponsesOf } from './problems.ts'

/** The gateway's own API as OpenAPI 3.1. */
export function openApiOf(
  endpoints: readonly Endpoint[],
  { product, origin }: { product: string; origin: string },
): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path)
    paths[path] = { ...paths[path], [methodOf(endpoint)]: operationOf(endpoint) }
  }
  const { session } = createCookies({ PUBLIC_ORIGIN: origin, HOST_ORIGINS: [] })
  return {
    openapi: '3.1.1',
    info: infoOf(
      `${product}: the gateway’s own API`,
      'The gateway’s API for the portal. Every write needs the CSRF header and the portal’s own origin.',
      paths,
    ),
    servers: [{ url: origin }],
    tags: [...new Set(endpoints.map(areaOf))].map((name) => {
      return { name, description: `Endpoints of /api/${name}` }
    }),
    paths,
    components: {
      schemas: { Problem: plain(Problem) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: session.name } },
    },
  }
}

function operationOf(endpoint: Endpoint): ApiOperation {
  const { access, problems } = endpoint
  return {
    operationId: idOf(endpoint),
    summary: summaryOf(endpoint),
    description: descriptionOf(endpoint),
    tags: [areaOf(endpoint)],
    security: access === 'signed-in' ? [{ session: [] }] : [],
    parameters: [...addressParameters(endpoint), ...headerParameters(endpoint)],
    ...bodyOf(endpoint),
    responses: { ...successesOf(endpoint), ...problemResponsesOf(endpoint) },
    'x-access': access,
    ...(endpoint.method === 'GET'
      ? { 'x-cache': endpoint.cache }
      : { 'x-once': endpoint.once !== undefined }),
    'x-problems': problems,
  }
}

function bodyOf(endpoint: Endpoint): Pick<ApiOperation, 'requestBody'> {
  if (endpoint.method === 'GET') return {}
  if (endpoint.upload) return { requestBody: { required: true, content: asForm() } }
  const { body } = endpoint
  return body ? { requestBody: { required: true, content: asJson(bodySchemaOf(body)) } } : {}
}

function asForm() {
  const schema: JsonSchema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  }
  return { 'multipart/form-data': { schema } }
}

function descriptionOf(endpoint: Endpoint): string {
  const forWhom = endpoint.access === 'signed-in' ? 'For signed-in users.' : 'For everyone.'
  if (endpoint.method === 'GET') return `${forWhom} ${cached[endpoint.cache]}`
  return [
    forWhom,
    endpoint.once && 'Runs once per idempotency key.',
    endpoint.stepUp && 'Needs a fresh passcode (step-up).',
    endpoint.passive && 'Extends no idle timeout.',
  ]
    .filter(Boolean)
    .join(' ')
}

const cached = {
  caller: 'Cached for the caller.',
  everyone: 'Cached for everyone.',
  never: 'Not cached.',
} as const

function addressParameters({ params = {}, query }: Endpoint): Parameter[] {
  const ofPath = Object.entries(params).map(([name, schema]) => {
    return { name, in: 'path' as const, required: true, schema: plain(schema) }
  })
  const { properties = {}, required = [] } = query ? plain(query) : {}
  const ofQuery = Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query' as const, required: required.includes(name), schema }
  })
  return [...ofPath, ...ofQuery]
}

function headerParameters(endpoint: Endpoint): Parameter[] {
  const header = (name: string, description: string, required = true, more = {}): Parameter => {
    return { name, in: 'header', required, description, schema: { type: 'string', ...more } }
  }
  const shown = header(personHeader, 'Key of the person that the tab shows', false)
  const former = header(formerPersonHeader, 'Key of the person that the tab showed before', false)
  const ofView = repliesWithSession(endpoint) ? [former] : []
  const company = endpoint.perCompany
    ? [header(companyHeader, 'URI-encoded code of the company that the tab shows', false)]
    : []
  const visit = endpoint.path.startsWith('/api/jobs/:id/application')
    ? [header(visitHeader, 'Visit: drafts of another one are closed', false)]
    : []
  if (endpoint.method === 'GET') {
    const ofPerson = ofView.length > 0 ? [shown, ...ofView] : visit
    const ofRead = isCached(endpoint)
      ? [header('if-none-match', 'ETag of the cached reply', false)]
      : ofPerson
    return [...company, ...ofRead]
  }
  const key = 'Idempotency key: the same for every retry of a write'
  return [
    header(csrfHeader, 'CSRF header, any value: a cross-site page cannot set it'),
    ...(endpoint.anyPerson ? [] : [shown]),
    ...company,
    ...ofView,
    ...(endpoint.unscored
      ? []
      : [header(botTokenHeader, 'reCAPTCHA token', true, { minLength: 1 })]),
    ...visit,
    ...(endpoint.once
      ? [header(idempotencyHeader, key, true, { pattern: idempotencyKeyPattern })]
      : []),
  ]
}

/** Also with more fields than the session's own. */
function repliesWithSession({ reply }: Endpoint): boolean {
  const { properties = {} } = plain(reply)
  return Object.keys(SessionView.properties).every((name) => name in properties)
}

function successesOf(endpoint: Endpoint): Record<string, Response> {
  const cached = isCached(endpoint)
  const stale = endpoint.method === 'GET' && endpoint.cache === 'everyone'
  const text: JsonSchema = { type: 'string' }
  const headers = {
    ...(cached && { etag: { description: 'Entity tag of the reply', schema: text } }),
    ...(stale && {
      'x-gatehouse-stale': {
        description: 'Stale reply: the upstream failed (stale-if-error)',
        schema: text,
      },
    }),
  }
  return {
    200: {
      description: 'Success',
      ...(cached && { headers }),
      content: contentOf(endpoint),
    },
    ...(cached && { 304: { description: 'The ETag matches; no body' } }),
  }
}

function isCached(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET' && endpoint.cache !== 'never'
}

function contentOf(endpoint: Endpoint) {
  if (repliesWithFile(endpoint)) return asFile()
  const schema = plain(endpoint.reply)
  return 'html' in endpoint ? { 'text/html': { schema } } : asJson(schema)
}

/** A file of one of the listed types. */
function asFile() {
  return Object.fromEntries(Object.keys(fileTypes).map((type) => [type, { schema: {} }]))
}
