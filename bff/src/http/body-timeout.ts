import type { IncomingMessage, Server } from 'node:http'

const bodyTimeoutMs = 10_000
/** Longest pause between two chunks of an upload. */
const uploadPauseMs = 20_000
/** Longest duration of an upload; enforced by Node's requestTimeout. */
export const uploadTimeoutMs = 600_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Ends requests whose body arrives too slowly (Slowloris). Node knows one limit for all requests, but
 * an upload from a phone may take minutes, so each request has its own timer, started before routing.
 */
export function enforceBodyTimeout(server: Server) {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    watch(server, request, bodyTimeoutMs)
  })
}

export function allowUploadTime(server: Server, request: IncomingMessage) {
  if (request.complete) return
  watch(server, request, uploadPauseMs)
  request.on('data', () => timers.get(request)?.refresh())
}

/** Discards the rest of a body, under the usual timeout again. */
export function discardBody(server: Server, request: IncomingMessage) {
  request.unpipe()
  request.removeAllListeners('data')
  request.resume()
  if (!request.complete) watch(server, request, bodyTimeoutMs)
}

function watch(server: Server, request: IncomingMessage, ms: number) {
  clearTimeout(timers.get(request))
  const timer = setTimeout(() => {
    const { socket, complete } = request
    if (complete || socket.destroyed) return
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!server.emit('clientError', late, socket)) socket.destroy()
  }, ms)
  timer.unref()
  timers.set(request, timer)
  request.once('end', () => clearTimeout(timer))
}
