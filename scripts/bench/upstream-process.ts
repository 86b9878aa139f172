import { type Server, startServer } from './server.ts'

/** Calls by operation, and the slowest call of each gathered reply in ms. */
export interface Tally {
  calls: Record<string, number>
  slowest: number[]
}

export interface Upstream extends Server {
  /** Counts since the previous tally. */
  tally(): Promise<Tally>
}

/** Runs on the core of the load. */
export async function startUpstream(): Promise<Upstream> {
  const server = await startServer({ args: ['scripts/bench/upstream.ts'] })
  return {
    ...server,
    async tally() {
      const response = await fetch(`http://127.0.0.1:${server.port}/bench/tally`)
      return (await response.json()) as Tally
    },
  }
}
