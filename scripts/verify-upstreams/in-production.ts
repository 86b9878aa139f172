import { runInTerminal } from './run-in-terminal.ts'

await runInTerminal()
