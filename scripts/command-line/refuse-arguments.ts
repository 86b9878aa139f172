import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Ends a command with 1 at any argument but its `options`, rather than run as if it were not there. */
export function refuseArguments(options: ParseArgsOptionsConfig = {}) {
  try {
    parseArgs({ options })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
