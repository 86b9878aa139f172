import type { IncomingMessage, Server } from 'node:http'

export const bodyTimeoutMs = 10_000
/** Longest duration of an upload; enforced by Node's requestTimeout. */
export const uploadTimeoutMs = 600_000

const uploadGraceMs = 10_000
const leastBytesPerMs = 20
/** Bytes above the least rate allow a pause, at most this long. */
const longestPauseMs = 20_000

interface Watch {
  /** Of performance.now(). */
  deadline: number
  timer: NodeJS.Timeout
}

const watches = new WeakMap<IncomingMessage, Watch>()

/**
 * Ends requests whose body arrives too slowly (Slowloris). Node has one limit for all requests, but an
 * upload from a phone may take minutes.
 */
export function enforceBodyTimeout(server: Server) {
  server.on('request', (request: IncomingMessage) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (coding === undefined && (length === undefined || length === '0')) return
    watch(server, request, bodyTimeoutMs)
  })
}

/** The gateway's own waits do not count against the client. */
export type Uncounted = <T>(wait: () => Promise<T>) => Promise<T>

/**
 * Lets an upload continue while it keeps the least rate (token bucket): each byte extends the deadline,
 * never beyond the longest pause.
 */
export function allowUploadTime(server: Server, request: IncomingMessage): Uncounted {
  if (request.complete) return (wait) => wait()
  const current = watch(server, request, uploadGraceMs)
  request.on('data', (chunk: Buffer) => {
    current.deadline = Math.min(
      current.deadline + chunk.length / leastBytesPerMs,
      performance.now() + longestPauseMs,
    )
  })
  return async (wait) => {
    const left = current.deadline - performance.now()
    current.deadline = Number.POSITIVE_INFINITY
    try {
      return await wait()
    } finally {
      current.deadline = performance.now() + left
    }
  }
}

/** Discards the rest of a body, under the usual timeout again. */
export function discardBody(server: Server, request: IncomingMessage) {
  request.unpipe()
  request.removeAllListeners('data')
  request.resume()
  restartBodyTimeout(server, request)
}

/** Gives the body its full time again. */
export function restartBodyTimeout(server: Server, request: IncomingMessage) {
  if (!request.complete) watch(server, request, bodyTimeoutMs)
}

function watch(server: Server, request: IncomingMessage, ms: number): Watch {
  clearTimeout(watches.get(request)?.timer)
  const current = { deadline: performance.now() + ms, timer: setTimeout(check, ms).unref() }
  watches.set(request, current)
  request.once('end', () => clearTimeout(current.timer))
  return current

  function check() {
    const { socket, complete } = request
    if (complete || socket.destroyed) return
    const left = current.deadline - performance.now()
    if (left > 0) {
      current.timer = setTimeout(check, Math.min(left, longestPauseMs)).unref()
      return
    }
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!server.emit('clientError', late, socket)) socket.destroy()
  }
}
