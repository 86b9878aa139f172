import { openTerminal } from '../operator/terminal.ts'
import type { Checkout } from './checkout.ts'
import { runVerify } from './run.ts'

/** Runs the command line of this process; sets its exit code. */
export async function runInTerminal(checkout?: Checkout): Promise<void> {
  const terminal = openTerminal()
  try {
    process.exitCode = await runVerify(process.argv.slice(2), {
      environment: process.env,
      checkout,
      print: terminal.print,
      askSecret: terminal.isTerminal ? terminal.askSecret : undefined,
    })
  } finally {
    terminal.close()
  }
}
