import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Compiling its modules is a third of the gateway's start. */
const compileCache = `${root}/node_modules/.cache/gatehouse/compiled`

export interface Running {
  child: ChildProcess
  /** Standard output so far. */
  output: () => string
  stop(): Promise<void>
}

/** Starts a program of this repository, and waits until it prints `ready`. It ends with this process. */
export function start(
  program: string,
  settings: Record<string, string>,
  ready: string,
): Promise<Running> {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let output = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes(ready)) resolve({ child, output: () => output, stop: () => stop(child) })
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
