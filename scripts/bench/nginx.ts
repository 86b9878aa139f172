import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@gatehouse/mocks/free-port'
import { findExecutable } from '../programs/executable.ts'
import { startBare } from './bare.ts'
import type { BenchContext } from './bench-context.ts'
import { nginxConfig } from './nginx-config.ts'
import { recordExchange } from './record-exchange.ts'
import { type Server, startServer } from './server.ts'
import { withServers } from './with-servers.ts'

/** Debian installs it in /usr/sbin, which is often not on PATH. */
export const nginx = findExecutable('nginx', '/usr/sbin/nginx')

interface CachedPage {
  path: string
  body: Buffer
  headers: Headers
}

/**
 * nginx with one worker that has cached a page and adds `headers` to it. Its origin is stopped, so
 * that a miss fails the measurement.
 */
export function startNginxCache(
  context: BenchContext,
  program: string,
  { path, body, headers }: CachedPage,
): Promise<Server> {
  return withServers([startBare(context, body)], async (origin) => {
    const server = await startNginx(context, program, origin.port, headers)
    try {
      await recordExchange({ port: server.port, path })
      return server
    } catch (error) {
      await server.stop()
      throw error
    }
  })
}

async function startNginx(
  { cores }: BenchContext,
  program: string,
  originPort: number,
  headers: Headers,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-nginx-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  // Started by root, the worker runs as another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, nginxConfig({ folder, port, originPort, headers }))
  const args = ['-e', 'stderr', '-p', folder, '-c', config]
  const server = await startServer({ on: cores.underTest, program, args, port })
  return {
    ...server,
    async stop() {
      await server.stop()
      remove()
      process.off('exit', remove)
    },
  }
}
