import { parseArgs } from 'node:util'
import { readChosen } from './chosen.ts'

export interface CheckOptions {
  /** Exit with 1 unless every goal is held. */
  check: boolean
  /** Numbers of the goals or judges; empty for all. */
  only: string[]
}

/** Parses the command line; throws an Error with a readable message. */
export function readCheckOptions(args: string[], known: readonly string[]): CheckOptions {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  return { check: values.check, only: readChosen(values.only, known) }
}
