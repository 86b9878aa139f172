import type { Clock } from './clock.ts'

/** Request as received. */
export interface Call {
  /** ISO 8601, by the fakes' clock. */
  at: string
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  /** Parsed JSON, else text; null for an empty body. */
  body: unknown
  /** Null if no operation of the contract has this method and path. */
  operation: string | null
  /** Null without a response: hanging, or the connection was reset. */
  status: number | null
  /** Client disconnected before the response. */
  disconnected: boolean
}

export interface Calls {
  /** Returns the listed call, whose status is set with the response. */
  record(call: Omit<Call, 'at' | 'status' | 'disconnected'>): Call
  /** Oldest first. */
  list(): readonly Call[]
  clear(): void
}

/** Bounds memory under sustained load. */
const maxCalls = 10_000

export function makeCalls(clock: Clock): Calls {
  const calls: Call[] = []
  return {
    record: (received) => {
      const call: Call = {
        at: new Date(clock.now()).toISOString(),
        ...received,
        status: null,
        disconnected: false,
      }
      calls.push(call)
      if (calls.length > maxCalls) calls.shift()
      return call
    },
    list: () => calls,
    clear: () => {
      calls.length = 0
    },
  }
}
