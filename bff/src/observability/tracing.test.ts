import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoint } from '@gatehouse/contracts/endpoint'
import { listSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readPublicContent } from '@gatehouse/contracts/portal/content'
import { searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readSession } from '@gatehouse/contracts/portal/session'
import { getContentByCode } from '@gatehouse/contracts/upstream/employee-content'
import { afterEach, expect, test } from '@jest/globals'
import { SpanStatusCode } from '@opentelemetry/api'
import { Type } from 'typebox'
import type { AreaContext } from '../areas/area-context.ts'
import { findLogLine } from '../testing/find-log-line.ts'
import { startStack } from '../testing/stack.ts'
import { version } from '../version.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: unknown }[]
}

/** An open server of a failed test would keep the run from ending. */
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

/** A collector that records received spans. */
async function startCollector() {
  const bodies: string[] = []
  const paths = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    paths.add(request.url)
    bodies.push(await text(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    paths,
    spans: () =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(
          ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
            scopeSpans.flatMap(({ spans }) => spans),
        ),
      ) as Span[],
  }
}

const parent = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }

test('joins request and upstream calls to the trace of a trusted proxy', async () => {
  const collector = await startCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '127.0.0.1' }
  const stack = await startStack(settings)
  const traceparent = `00-${parent.trace}-${parent.span}-01`
  await stack.visitor({ traceparent }).startSignIn('maria.santos@example.test')
  const sentTraceparent = stack.fakes.world.calls.list().at(-1)?.headers.traceparent
  await stack.close()

  const spans = collector.spans()
  const request = spans.find(({ name }) => name === 'POST /api/sign-in/password')
  expect(request).toMatchObject({ traceId: parent.trace, parentSpanId: parent.span })
  const call = spans.find(({ name }) => name === 'getLoginId')
  expect(call).toMatchObject({ traceId: parent.trace, parentSpanId: request?.spanId })
  expect(sentTraceparent).toBe(`00-${parent.trace}-${call?.spanId}-01`)
  expect(collector.bodies.join('')).toContain(
    JSON.stringify({ key: 'service.version', value: { stringValue: version } }),
  )
  expect(collector.bodies.join('')).not.toMatch(/maria|santos|Gatehouse1!/i)
})

test.each([
  ['', '/v1/traces'],
  ['/otel/', '/otel/v1/traces'],
  ['/otel?token=x', '/otel/v1/traces?token=x'],
])(
  'sends spans below the address of the collector: with %p at its end to %s',
  async (end, path) => {
    const collector = await startCollector()
    const stack = await startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url + end })
    await stack.visitor().call(readSession)
    await stack.close()
    expect([...collector.paths]).toEqual([path])
  },
)

test('tells route, reference and status of a request, and the status of a call', async () => {
  const collector = await startCollector()
  const stack = await startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  stack.fakes.world.faults.add({ operation: 'getContentByCode', kind: 'status', status: 503 })
  const params = { code: 'privacy-policy' }
  const { status, problem } = await stack.visitor().call(readPublicContent, { params })
  await stack.close()
  expect(status).toBe(502)
  const told = (name: string) => {
    const span = collector.spans().find((one) => one.name === name)
    const values = span?.attributes.map(({ key, value }) => [key, Object.values(value ?? {})[0]])
    return { kind: span?.kind, ...Object.fromEntries(values ?? []) }
  }
  // Kinds of OTLP: 2 is a server, 3 a client.
  expect(told('GET /api/content/public/:code')).toEqual({
    kind: 2,
    'http.request.method': 'GET',
    'http.route': '/api/content/public/:code',
    'gatehouse.reference': problem.reference,
    'http.response.status_code': 502,
  })
  expect(told('getContentByCode')).toEqual({ kind: 3, 'http.response.status_code': 503 })
})

test('ignores traceparent from untrusted clients', async () => {
  const collector = await startCollector()
  const stack = await startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const traceparent = `00-${parent.trace}-${parent.span}-01`
  await stack.visitor({ traceparent }).startSignIn('maria.santos@example.test')
  await stack.close()
  expect(collector.spans().map(({ traceId }) => traceId)).not.toContain(parent.trace)
})

const broken = endpoint({
  method: 'GET',
  path: '/api/probe/broken',
  access: 'public',
  cache: 'never',
  reply: Type.Object({}),
  problems: [],
})

function brokenArea({ serve }: AreaContext) {
  serve(broken, async () => {
    throw new Error('broken')
  })
}

test('marks the span of a 500 as an error, and no other', async () => {
  const collector = await startCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const stack = await startStack(settings, { areas: [brokenArea] })
  const visitor = stack.visitor()
  expect((await visitor.call(broken)).status).toBe(500)
  expect((await visitor.call(listSessions)).status).toBe(401)
  expect((await visitor.call(readSession)).status).toBe(200)
  await stack.close()
  const { ERROR } = SpanStatusCode
  const errors = collector.spans().filter(({ status }) => status.code === ERROR)
  expect(errors.map(({ name }) => name)).toEqual(['GET /api/probe/broken'])
  expect(collector.spans()).toHaveLength(3)
})

/** Its parameter is no path segment, which the client throws for. */
function invalidCallArea({ serve }: AreaContext) {
  serve(broken, ({ call }) => call(getContentByCode, { params: { code: '/' } }))
}

test('ends the span of a call that fails by an error of the gateway', async () => {
  const collector = await startCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  const stack = await startStack(settings, { areas: [invalidCallArea] })
  expect((await stack.visitor().call(broken)).status).toBe(500)
  await stack.close()
  expect(collector.spans()).toContainEqual(
    expect.objectContaining({
      name: 'getContentByCode',
      status: { code: SpanStatusCode.ERROR, message: 'internal' },
    }),
  )
})

test('makes a span of each cached read, too', async () => {
  const collector = await startCollector()
  const stack = await startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const visitor = stack.visitor()
  for (let read = 0; read < 3; read++)
    expect((await visitor.call(searchJobs, { query: {} })).status).toBe(200)
  await stack.close()
  const requests = collector.spans().filter(({ name }) => name === 'GET /api/jobs')
  expect(requests).toHaveLength(3)
})

test('names the service, and makes no spans of static files', async () => {
  const collector = await startCollector()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'portal-east',
  }
  const stack = await startStack(settings)
  for (const path of ['/assets/first.js', '/assets/none.js', '/favicon.ico', '/account'])
    await fetch(stack.url + path)
  await stack.close()
  expect(collector.spans().map(({ name }) => name)).toEqual(['GET unknown'])
  expect(collector.bodies.join('')).toContain(
    JSON.stringify({ key: 'service.name', value: { stringValue: 'portal-east' } }),
  )
})

test('samples the set share, and what a trusted proxy has sampled', async () => {
  const collector = await startCollector()
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
    TRUST_PROXY: '127.0.0.1',
  }
  const stack = await startStack(settings)
  await stack.visitor().startSignIn('maria.santos@example.test')
  const unsampled = stack.fakes.world.calls.list().at(-1)?.headers.traceparent
  await stack.visitor({ traceparent: `00-${parent.trace}-${parent.span}-01` }).call(readSession)
  await stack.close()
  expect(unsampled).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(collector.spans().map(({ traceId }) => traceId)).toEqual([parent.trace])
})

test('closes while the collector refuses the last spans, and logs it', async () => {
  const collector = createServer((_request, response) => response.writeHead(400).end())
  open.push(collector.listen(0, '127.0.0.1'))
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const stack = await startStack({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  await stack.visitor().call(readSession)
  await stack.close()
  expect(findLogLine(stack, 'last traces not sent')).toMatchObject({ level: 40 })
})
