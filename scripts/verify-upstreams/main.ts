import { openTerminal } from '../operator/terminal.ts'
import { runVerify } from './run.ts'

const terminal = openTerminal()
try {
  process.exitCode = await runVerify(process.argv.slice(2), {
    environment: process.env,
    print: terminal.print,
    askSecret: terminal.isTerminal ? terminal.askSecret : undefined,
  })
} finally {
  terminal.close()
}
