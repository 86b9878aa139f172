import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endSignals } from './end-signals.ts'

export type RunResult = { ok: boolean; seconds: number; output: string }
interface Options {
  env?: Record<string, string>
  quiet?: boolean
  /** Milliseconds. */
  timeout?: number
  /** Gives the program a folder for temporary files, and removes it afterwards. */
  removesTemporaryFiles?: boolean
}

/**
 * Runs a program to completion, with inherited or (quiet) captured output. Signals are forwarded;
 * this process then exits after the program.
 */
export async function run(
  program: string,
  args: string[],
  { removesTemporaryFiles, ...options }: Options = {},
): Promise<RunResult> {
  if (!removesTemporaryFiles) return runOnce(program, args, options)
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-'))
  try {
    return await runOnce(program, args, { ...options, env: { TMPDIR: folder, ...options.env } })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOnce(program: string, args: string[], options: Options): Promise<RunResult> {
  const started = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    timeout: options.timeout,
  })
  let output = ''
  const keep = (chunk: string) => {
    output += chunk
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)

  let interrupted = false
  const forward = (signal: NodeJS.Signals) => {
    interrupted = true
    child.kill(signal)
  }
  for (const signal of endSignals) process.on(signal, forward)
  const ok = await new Promise<boolean>((resolve) => {
    child.once('close', (code) => resolve(code === 0))
    child.once('error', (error) => {
      keep(error.message)
      resolve(false)
    })
  })
  for (const signal of endSignals) process.off(signal, forward)
  if (interrupted) process.exit(1)
  return { ok, seconds: (performance.now() - started) / 1000, output }
}

/** Runs a program of node_modules/.bin on this Node. */
export function runTool(name: string, args: string[], options: Options = {}): Promise<RunResult> {
  return run(process.execPath, [`node_modules/.bin/${name}`, ...args], options)
}
