import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@gatehouse/mocks/free-port'
import { ProcessorTime } from './processor-time.ts'

/** A child process that serves HTTP; its standard output is drained. */
export interface Server {
  port: number
  /** Lines written to standard output so far. */
  lines(): number
  /** Processor seconds used so far, child processes included; undefined without /proc. */
  used(): number | undefined
  stop(): Promise<void>
}

interface Start {
  /** Command prefix that pins it to a core. */
  on?: string[]
  /** This Node by default. */
  program?: string
  args: string[]
  env?: Record<string, string>
  /** Any free one by default. */
  port?: number
}

const timeoutMs = 120_000

/** Starts a program that listens on PORT; resolves once it accepts connections. */
export async function startServer(start: Start): Promise<Server> {
  const { on = [], program = process.execPath, args, env = {} } = start
  const port = start.port ?? (await freePort())
  const [command = '', ...rest] = [...on, program, ...args]
  const child = spawn(command, rest, {
    env: { ...inherited(), NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that no worker outlives the bench either.
    detached: true,
  })
  const kill = () => {
    if (child.pid && !ended()) process.kill(-child.pid, 'SIGKILL')
  }
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const time = new ProcessorTime(child.pid)
  let lines = 0
  child.stdout.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk).slice(-2000)
  })
  const ended = () => child.exitCode !== null || child.signalCode !== null
  const giveUp = performance.now() + timeoutMs
  while (!(await takesConnections(port))) {
    if (ended() || performance.now() > giveUp) {
      kill()
      throw new Error(`${args.join(' ')} does not serve: ${complaint.trim()}`)
    }
    await wait(1)
  }
  return {
    port,
    lines: () => lines,
    used: () => time.read(),
    async stop() {
      if (ended()) throw new Error(`${args.join(' ')} exited early: ${complaint.trim()}`)
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

/** The shell's settings are dropped: LOG_LEVEL or REDIS_URL would change the result. */
function inherited(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

function takesConnections(port: number): Promise<boolean> {
  const probe = connect(port, '127.0.0.1')
  return new Promise((resolve) => {
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).then((taken) => {
    probe.destroy()
    return taken as boolean
  })
}
