import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Values of a command's `options`; ends it with 1 at any other argument, rather than ignore that. */
export function refuseArguments<O extends ParseArgsOptionsConfig>(options?: O) {
  try {
    return parseArgs({ options: options ?? ({} as O) }).values
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
