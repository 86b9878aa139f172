import { createServer } from 'node:http'
import { freePort } from '@gatehouse/mocks/free-port'
import type { Server } from './server.ts'
import { usedMemory } from './used-memory.ts'

interface Probe {
  /** Heap and buffers after garbage collection. */
  bytes: number
  /** Credentials of a caller, where the program gives them. */
  headers?: Record<string, string>
}

export interface ProbedServer extends Server {
  probe(): Promise<Probe>
}

/**
 * In the measured program: answers on PROBE_PORT what only the process itself knows. Called before
 * it listens on PORT, from when on it is asked.
 */
export function serveProbe(headers?: Promise<Record<string, string>>) {
  createServer(async (_request, response) => {
    response.end(JSON.stringify({ headers: await headers, bytes: usedMemory() }))
  })
    .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
    .unref()
}

/** Starts a program that calls `serveProbe`. */
export async function startProbed(
  start: (env: { PROBE_PORT: string }) => Promise<Server>,
): Promise<ProbedServer> {
  const port = await freePort()
  const server = await start({ PROBE_PORT: String(port) })
  return {
    ...server,
    async probe() {
      const response = await fetch(`http://127.0.0.1:${port}`)
      return (await response.json()) as Probe
    },
  }
}
