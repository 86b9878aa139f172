import { operate } from './operate.ts'
import { openTerminal } from './terminal.ts'

/** Runs the command line of this process; sets its exit code. */
export async function runOperator(environment: Record<string, string | undefined>): Promise<void> {
  const terminal = openTerminal()
  try {
    process.exitCode = await operate(process.argv.slice(2), environment, terminal)
  } finally {
    terminal.close()
  }
}
