import { operatorEnvironment } from './environment.ts'
import { operate } from './operate.ts'
import { openTerminal } from './terminal.ts'

const terminal = openTerminal()
try {
  process.exitCode = await operate(
    process.argv.slice(2),
    operatorEnvironment(process.env),
    terminal,
  )
} finally {
  terminal.close()
}
