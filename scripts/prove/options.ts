import { parseArgs } from 'node:util'
import { readChosen } from '../command-line/chosen.ts'

export interface Options {
  /** Exit with 1 unless every goal is held. */
  check: boolean
  /** Numbers of the goals to prove; empty for all. */
  only: string[]
}

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  return { check: values.check, only: readChosen(values.only, known) }
}
