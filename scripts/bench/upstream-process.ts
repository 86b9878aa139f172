import { type Server, startServer } from './server.ts'

/** What the upstream was asked, and how long the slowest call of each gathered answer took there. */
export interface Tally {
  calls: Record<string, number>
  slowest: number[]
}

export interface Upstream extends Server {
  /** What happened since the last time this was asked. */
  tally(): Promise<Tally>
}

/** The bench's upstream, on the core of the load. */
export async function startUpstream(): Promise<Upstream> {
  const server = await startServer({ args: ['scripts/bench/upstream.ts'] })
  return {
    ...server,
    async tally() {
      const answer = await fetch(`http://127.0.0.1:${server.port}/bench/tally`)
      return (await answer.json()) as Tally
    },
  }
}
