import type { Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { AddressMatcher } from '../http/address-matcher.ts'
import type { Config } from '../settings/config.ts'
import type { CallTracing } from '../upstream/client.ts'
import { version } from '../version.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span?: Span
  }
}

/** OpenTelemetry traces: one span per request and per upstream call. */
export interface Tracing extends CallTracing {
  /** Starts a span per request; continues the trace of a trusted proxy. */
  trace(app: FastifyInstance): void
  /** Sends the remaining spans; never rejects. */
  close(): Promise<void>
}

/** Undefined without a collector; then no module of OpenTelemetry is loaded. */
export async function startTracing(
  { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG }: Config,
  trusts: AddressMatcher,
  log: Pick<Logger, 'warn'>,
): Promise<Tracing | undefined> {
  if (!collector) return undefined
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')

  const url = new URL(collector)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': OTEL_SERVICE_NAME,
      'service.version': version,
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url.href }) }),
    ],
  })
  const tracer = provider.getTracer('gatehouse')

  return {
    trace(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions, headers, socket } = request
        const route = routeOptions.url ?? 'unknown'
        if (isFile(route)) return done()
        const parent = trusts(socket.remoteAddress) && spanOf(headers.traceparent)
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
        request.span = tracer.startSpan(
          `${method} ${route}`,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': method,
              'http.route': route,
              'gatehouse.reference': request.id,
            },
          },
          context,
        )
        done()
      })
      app.addHook('onResponse', ({ span }, { statusCode }, done) => {
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    call(name, parent) {
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CLIENT },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        headers: { traceparent: `00-${traceId}-${spanId}-0${traceFlags}` },
        end({ cause, status }) {
          if (status !== undefined) span.setAttribute('http.response.status_code', status)
          if (cause) span.setStatus({ code: SpanStatusCode.ERROR, message: cause })
          span.end()
        },
      }
    },
    close: () => provider.shutdown().catch((err) => log.warn({ err }, 'last traces not sent')),
  }
}

const isFile = (route: string) => route.startsWith('/assets/') || route === '/favicon.ico'

/** The span that a `traceparent` header names; undefined when it is none. */
function spanOf(header: unknown) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? []
  if (!traceId || !spanId) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true }
}
