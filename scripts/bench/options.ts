import { parseArgs } from 'node:util'

export interface Options {
  /** Exit with 1 when a figure is missed. */
  check: boolean
  /** Numbers of the figures to measure; empty for all. */
  only: string[]
  rounds: number
}

/** Fewer paired rounds are too noisy for a figure. */
export const minRounds = 9

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: String(minRounds) },
    },
  })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number from 1 on, not "${values.rounds}"`)
  const only = values.only
    .split(',')
    .map((number) => number.trim().toUpperCase())
    .filter((number) => number !== '')
  const unknown = only.filter((number) => !known.includes(number))
  if (unknown.length > 0)
    throw new Error(`--only: ${unknown.join(', ')} is none of ${known.join(', ')}`)
  return { check: values.check, only, rounds }
}
