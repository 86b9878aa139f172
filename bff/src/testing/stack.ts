import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { afterAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { buildGateway, everyArea } from '../app.ts'
import type { Area } from '../areas/area-context.ts'
import { createLog } from '../http/log.ts'
import type { AuditEntry } from '../observability/audit-chain.ts'
import { readConfig } from '../settings/config.ts'
import { origin, Visitor } from './visitor.ts'

export interface Stack {
  app: FastifyInstance
  fakes: Fakes
  url: string
  opsUrl: string
  log: string[]
  audit(): AuditEntry[]
  /** A new browser; the headers are added to each request. */
  visitor(headers?: Record<string, string>): Visitor
  /** A new browser in which a person is signed in, by login id. */
  signIn(loginId: string): Promise<Visitor>
  /** Operations called at the fakes since the last reset, oldest first. */
  operationsCalled(): string[]
  close(): Promise<void>
}

interface StackOptions {
  /** Fakes shared with another stack. */
  fakes?: Fakes
  /** Test areas, added to the gateway's or instead of them (`only`). */
  areas?: Area[]
  only?: boolean
}

/** An open stack of a failed proof would keep a run in one process from ending. */
const open = new Set<Stack>()
afterAll(async () => {
  for (const stack of open) await stack.close()
})

/** A gateway in front of the fakes, over real HTTP on free ports. */
export async function startStack(
  settings: Record<string, string> = {},
  { fakes: shared, areas = [], only = false }: StackOptions = {},
): Promise<Stack> {
  const ports = { apiPort: 0, payrollPort: 0, identityPort: 0 }
  const fakes = shared ?? (await startFakes(ports, origin))
  const auditLog = join(mkdtempSync(join(tmpdir(), 'gatehouse-audit-')), 'audit.log')
  const config = readConfig({
    ...gatewaySettings(fakes),
    PUBLIC_ORIGIN: origin,
    PORTAL_DIR: fileURLToPath(new URL('portal', import.meta.url)),
    AUDIT_LOG: auditLog,
    AUDIT_KEY: 'audit-key-of-the-tests',
    ...testSettings,
    // Pages are slow on a busy machine.
    PAGE_MS: '20000',
    // A search is one call, except where a test asks for extras.
    SEARCH_EXTRAS_MS: '0',
    ...settings,
  })
  const log: string[] = []
  const logger = createLog('info', { write: (line) => log.push(line) })
  const { app, ops } = await buildGateway(config, logger, only ? areas : [...everyArea, ...areas])
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const opsUrl = await ops.listen({ host: '127.0.0.1', port: 0 })
  const stack: Stack = {
    app,
    fakes,
    url,
    opsUrl,
    log,
    audit: () =>
      readFileSync(auditLog, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as AuditEntry),
    visitor: (headers) => new Visitor(url, fakes, headers),
    async signIn(loginId) {
      const visitor = stack.visitor()
      await visitor.signIn(`${loginId}@example.test`)
      return visitor
    },
    operationsCalled: () => fakes.world.calls.list().map(({ operation }) => operation ?? 'unknown'),
    async close() {
      open.delete(stack)
      // Gateways that tests left open in front of the same fakes.
      if (!shared) for (const other of open) if (other.fakes === fakes) await other.close()
      rmSync(dirname(auditLog), { recursive: true, force: true })
      const closed = app.close()
      app.server.closeAllConnections()
      await closed
      await ops.close()
      if (!shared) await fakes.close()
    },
  }
  open.add(stack)
  return stack
}
