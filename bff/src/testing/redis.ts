import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@gatehouse/mocks/free-port'

/** Tests that need a redis-server are skipped without one. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface RedisServer {
  url: string
  port: number
  /** SIGKILL, like a crash; the data is on disk. */
  kill(): Promise<void>
  /** Answers nothing more, and keeps its connections open. */
  hang(): void
  /** Same port, same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a redis-server on a free port. Every acknowledged write is in the append-only file, which
 * outlives a killed process without fsync; syncing each write takes most of a test's time. `more` is
 * put first on its command line, where a file of settings is expected.
 */
export async function startRedis(...more: string[]): Promise<RedisServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-redis-'))
  let server = await start(port, folder, more)
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill: () => end(server, 'SIGKILL'),
    hang: () => void server.kill('SIGSTOP'),
    async restart() {
      server = await start(port, folder, more)
    },
    async stop() {
      server.kill('SIGCONT')
      await end(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(port: number, folder: string, more: string[]): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const persistence = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'no']
  const server = spawn('redis-server', [...more, ...settings, ...persistence], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    server.stdout.on('data', (chunk: Buffer) => {
      if (/Ready to accept connections|Sentinel ID is/.test(chunk.toString())) resolve(server)
    })
  })
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}
