import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@gatehouse/mocks/free-port'

export interface RedisServer {
  url: string
  /** Every write command so far, including those of deleted keys. */
  writes(): string
  stop(): Promise<void>
}

/** A redis-server with an append-only file in this folder; undefined if it is not installed. */
export async function startRedis(folder: string): Promise<RedisServer | undefined> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined
  const port = await freePort()
  const bind = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const persist = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'always']
  const server = spawn('redis-server', [...bind, ...persist], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Ready to accept connections')) resolve()
    })
  })
  const appendOnlyFolder = join(folder, 'appendonlydir')
  return {
    url: `redis://127.0.0.1:${port}`,
    writes: () =>
      readdirSync(appendOnlyFolder)
        .map((file) => readFileSync(join(appendOnlyFolder, file), 'utf8'))
        .join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}
