import { parseArgs } from 'node:util'

export interface Options {
  /** Exit with 1 when a goal is missed. */
  check: boolean
  /** Of each page. */
  runs: number
  /** File to write the medians to, as rows in JSON. */
  results: string | undefined
}

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      runs: { type: 'string', default: '5' },
      results: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number from 1 on, not "${values.runs}"`)
  return { check: values.check, runs, results: values.results }
}
