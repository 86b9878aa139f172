import { refuseArguments } from '../command-line/refuse-arguments.ts'
import { runJest } from '../jest/run-jest.ts'
import type { RunResult } from '../programs/program.ts'
import { checkTypes } from './check-types.ts'
import { lint } from './lint.ts'

refuseArguments()

const steps: [name: string, start: () => Promise<RunResult>][] = [
  ['lint and format', lint],
  ['types', checkTypes],
  ['tests of what changed', () => runJest(['--onlyChanged'], { quiet: true })],
]

for (const [name, start] of steps) {
  const { ok, seconds, output } = await start()
  if (!ok) {
    console.log(output)
    process.exitCode = 1
  }
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
}
