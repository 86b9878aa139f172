import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const portal = fileURLToPath(new URL('../testing/portal', import.meta.url))

/** One instance of the gateway as in production: a process of its own, always on the same ports. */
export class GatewayProcess {
  readonly port: number
  readonly opsPort: number
  readonly #settings: Record<string, string>
  #process: ChildProcess | undefined

  constructor(port: number, opsPort: number, settings: Record<string, string>) {
    this.port = port
    this.opsPort = opsPort
    this.#settings = settings
  }

  /** Resolves once it says that it is ready. */
  async start() {
    const started = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
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
    this.#process = started
    while (!(await this.isReady())) {
      if (hasEnded(started)) throw new Error(`the gateway ended with ${started.exitCode}`)
      await wait(50)
    }
  }

  async isReady(): Promise<boolean> {
    const asked = fetch(`http://127.0.0.1:${this.opsPort}/ready`)
    return asked.then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Asks it to end, and waits until it has; gives the exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Ends it without warning, as a crash would. */
  async kill() {
    await this.#end('SIGKILL')
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const ending = this.#process
    if (!ending) return null
    if (!hasEnded(ending)) {
      const ended = once(ending, 'exit')
      ending.kill(signal)
      await ended
    }
    return ending.exitCode
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
