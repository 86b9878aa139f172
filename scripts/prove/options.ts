import { parseArgs } from 'node:util'

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
  const only = values.only
    .split(',')
    .map((number) => number.trim().toUpperCase())
    .filter((number) => number !== '')
  const unknown = only.filter((number) => !known.includes(number))
  if (unknown.length > 0)
    throw new Error(`--only: ${unknown.join(', ')} is none of ${known.join(', ')}`)
  return { check: values.check, only }
}
