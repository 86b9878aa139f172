import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { gatewaySettings, testSettings } from '@gatehouse/mocks/credentials'
import { type FaultProxy, startProxy } from '@gatehouse/mocks/proxy/proxy'
import { origin } from './visitor.ts'

const fakesProgram = fileURLToPath(new URL('../../../mocks/src/server.ts', import.meta.url))
const portal = fileURLToPath(new URL('portal', import.meta.url))

/** Memory of a gateway process in MB: peak since the last query, and current. */
export interface Memory {
  peak: number
  current: number
}

export interface GatewayUnderTest {
  url: string
  memory(): Promise<Memory>
  log(): string
}

export interface ProcessStack {
  direct: GatewayUnderTest
  /** Calls the fakes through the fault proxy. */
  proxied: GatewayUnderTest
  proxy: FaultProxy
  /** Sets a fault at the fakes; undefined clears all. */
  setFault(fault: { operation: string; kind: string } | undefined): Promise<void>
  close(): Promise<void>
}

function run(program: string, settings: Record<string, string>, execArgv: string[] = []) {
  const env = { ...process.env, NODE_OPTIONS: '', ...settings }
  return fork(program, { env, execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
}

async function startGateway(
  program: string,
  fakes: { apiUrl: string; payrollUrl: string },
  running: ChildProcess[],
): Promise<GatewayUnderTest> {
  const { SHED_DELAY_MS, ...limits } = testSettings
  const settings = {
    ...gatewaySettings(fakes),
    ...limits,
    PUBLIC_ORIGIN: origin,
    PORTAL_DIR: portal,
  }
  const child = run(program, settings, ['--expose-gc'])
  running.push(child)
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      log += chunk
    })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    log: () => log,
    memory: async () => {
      child.send('memory')
      const [memory] = (await once(child, 'message')) as [Memory]
      return memory
    },
  }
}

/** Starts the fakes and two gateways. `program` reports its URL and memory to its parent process. */
export async function startProcessStack(program: string): Promise<ProcessStack> {
  const ports = { FAKES_API_PORT: '0', FAKES_PAYROLL_PORT: '0', FAKES_IDENTITY_PORT: '0' }
  const fakes = run(fakesProgram, ports)
  const running = [fakes]
  const [line] = fakes.stdout ? await once(fakes.stdout, 'data') : []
  const { api: apiUrl, payroll: payrollUrl } = JSON.parse(
    String(line).replace('fakes ready ', ''),
  ) as { api: string; payroll: string }
  const proxy = await startProxy(apiUrl)
  const [direct, proxied] = await Promise.all([
    startGateway(program, { apiUrl, payrollUrl }, running),
    startGateway(program, { apiUrl: proxy.url, payrollUrl }, running),
  ])
  return {
    direct,
    proxied,
    proxy,
    async setFault(fault) {
      const init = fault ? { method: 'POST', body: JSON.stringify(fault) } : { method: 'DELETE' }
      const { ok, status } = await fetch(`${apiUrl}/__fakes/faults`, init)
      if (!ok) throw new Error(`The fakes rejected the fault: ${status}`)
    },
    async close() {
      await proxy.close()
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(
        running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')),
      )
    },
  }
}
