import type { IncomingMessage, Server } from 'node:http'

/** Within this a request has come whole, or its connection is cut. */
const bodyTimeoutMs = 10_000
/** An upload goes on as long as bytes come, each of them within this. */
const uploadPauseMs = 20_000
/** The longest an upload may take: Node itself cuts what takes longer. */
export const uploadTimeoutMs = 600_000

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/**
 * Cuts whoever sends a body too slowly. Node has one such limit for all requests, and an upload from
 * a phone may take minutes: so it is watched here, at the server, before anything is routed.
 */
export function enforceBodyTimeout(server: Server) {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    watch(server, request, bodyTimeoutMs)
  })
}

/** From now on the request may take its time, as long as bytes come. */
export function allowUploadTime(server: Server, request: IncomingMessage) {
  if (request.complete) return
  watch(server, request, uploadPauseMs)
  request.on('data', () => timers.get(request)?.refresh())
}

/** Nobody reads what still comes: it is taken off as from any other request. */
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
    // What Node does itself when its own limit has passed.
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!server.emit('clientError', late, socket)) socket.destroy()
  }, ms)
  timer.unref()
  timers.set(request, timer)
  request.once('end', () => clearTimeout(timer))
}
