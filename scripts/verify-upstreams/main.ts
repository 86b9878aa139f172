import { openCheckout } from './checkout.ts'
import { runInTerminal } from './run-in-terminal.ts'

await runInTerminal(openCheckout(process.env))
