import { Connection } from './connection.ts'
import type { Exchange } from './exchange.ts'

/** One list per connection; its exchanges are repeated in turn. */
export interface Load {
  port: number
  exchanges: readonly (readonly Exchange[])[]
}

export interface LoadResult {
  /** Responses per second. */
  rate: number
  /** Latency of each response, in ms. */
  took: number[]
  /** All responses, including those after the deadline. */
  responses: number
}

/** Closed-loop load: each connection sends its next request when the response has arrived. */
export function runLoad(seconds: number, { port, exchanges }: Load): Promise<LoadResult> {
  return withConnections(port, exchanges.length, (connections, done) => {
    const took: number[] = []
    const started = performance.now()
    const end = started + seconds * 1000
    let pending = connections.length
    let responses = 0
    for (const [i, connection] of connections.entries()) {
      const own = exchanges[i] ?? []
      let turn = 0
      const next = () => {
        const exchange = own[turn++ % own.length] as Exchange
        const sentAt = performance.now()
        connection.send(exchange, () => {
          const now = performance.now()
          responses++
          // A response after the deadline does not count towards the rate.
          if (now <= end) took.push(now - sentAt)
          if (now < end) return next()
          if (--pending === 0) done({ rate: took.length / seconds, took, responses })
        })
      }
      next()
    }
  })
}

/**
 * Sends the requests of each connection once, one after the other; resolves with the ms until the
 * last response.
 */
export function runBurst({ port, exchanges }: Load): Promise<number> {
  return withConnections(port, exchanges.length, (connections, done) => {
    const started = performance.now()
    let pending = connections.length
    for (const [i, connection] of connections.entries()) {
      const own = exchanges[i] ?? []
      let turn = 0
      const next = () => {
        const exchange = own[turn++]
        if (exchange) return connection.send(exchange, next)
        if (--pending === 0) done(performance.now() - started)
      }
      next()
    }
  })
}

async function withConnections<T>(
  port: number,
  count: number,
  use: (connections: Connection[], done: (result: T) => void) => void,
): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  // May reject while connections are still opening, before it is awaited.
  promise.catch(() => undefined)
  const connections: Connection[] = []
  try {
    while (connections.length < count) connections.push(await Connection.open(port, reject))
    use(connections, resolve)
    return await promise
  } finally {
    for (const connection of connections) connection.close()
  }
}
