import { parseArgs } from 'node:util'

/** Of a command without options: ends it with 1 at any argument, rather than run as if it were not there. */
export function refuseArguments() {
  try {
    parseArgs()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
