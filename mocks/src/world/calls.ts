import type { Clock } from './clock.ts'

/** A request that an upstream has received, as it came. */
export interface Call {
  /** ISO 8601, by the clock of the fakes. */
  at: string
  method: string
  /** With its query. */
  path: string
  headers: Record<string, string>
  /** Parsed when it is JSON, else text; null when there was none. */
  body: unknown
  /** Null when no operation of the contract has this method and path. */
  operation: string | null
  /** Null while there is no answer: hanging, or the connection was reset. */
  status: number | null
  /** The caller went away before it was answered. */
  disconnected: boolean
}

export interface Calls {
  /** The call it gives stays in the list: its status is filled in with the answer. */
  record(call: Omit<Call, 'at' | 'status' | 'disconnected'>): Call
  /** Oldest first. */
  list(): readonly Call[]
  clear(): void
}

/** Enough for any test; under load the list must not grow for hours. */
const MAX_CALLS = 10_000

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
      if (calls.length > MAX_CALLS) calls.shift()
      return call
    },
    list: () => calls,
    clear: () => {
      calls.length = 0
    },
  }
}
