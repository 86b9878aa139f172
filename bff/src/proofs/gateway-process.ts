import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const portal = fileURLToPath(new URL('../testing/portal', import.meta.url))

/** A gateway in its own process, on fixed ports. */
export class GatewayProcess {
  readonly port: number
  readonly opsPort: number
  #settings: Record<string, string>
  #process: ChildProcess | undefined

  constructor(port: number, opsPort: number, settings: Record<string, string>) {
    this.port = port
    this.opsPort = opsPort
    this.#settings = settings
  }

  /** Resolves when /ready answers 200. Changed settings stay for later starts. */
  async start(changed: Record<string, string> = {}) {
    this.#settings = { ...this.#settings, ...changed }
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const child = spawn(process.execPath, [main], {
      env: {
        PATH,
        ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        AUDIT_LOG: '/dev/null',
        PORTAL_DIR: portal,
        PORT: String(this.port),
        OPS_PORT: String(this.opsPort),
        ...this.#settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#process = child
    while (!(await this.isReady())) {
      if (hasExited(child)) throw new Error(`the gateway exited with ${child.exitCode}`)
      await wait(50)
    }
  }

  async isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.opsPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Graceful shutdown; gives the exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** SIGKILL, like a crash. */
  async kill() {
    await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child) return null
    if (!hasExited(child)) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    }
    return child.exitCode
  }
}

function hasExited({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
