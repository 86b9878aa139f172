import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Service = {
  name: string
  /** The line that announced readiness. Never settles if the service exits before. */
  ready: Promise<string>
  /** Exit code or signal: "exit 1", "SIGKILL". */
  ended: Promise<string>
  stop(): Promise<void>
}

type Options = {
  name: string
  args: string[]
  env?: Record<string, string>
  isReady(line: string): boolean
  isShown(line: string): boolean
  /** From SIGTERM to SIGKILL. */
  stopTimeoutMs?: number
}

/** Starts a long-running Node program. Its standard error is always shown. */
export function startService(options: Options): Service {
  const { name, args, env, isReady, isShown, stopTimeoutMs = 15_000 } = options
  // Own process group: Ctrl-C reaches only this process, which stops the services in order.
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ?? `exit ${code}`))
  })
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isReady(line)) resolve(line)
      if (isShown(line)) console.log(line)
    })
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), stopTimeoutMs)
    child.kill('SIGTERM')
    await once(child, 'close')
    clearTimeout(timer)
  }
  return { name, ready, ended, stop }
}
