/** Parses a command line; the message of an error, as of an unknown option, ends with the usage. */
export function withUsage<T>(usage: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`)
  }
}
