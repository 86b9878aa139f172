import { parseArgs } from 'node:util'

export interface Options {
  /** Ends badly when a figure is missed. */
  check: boolean
  /** Numbers of the figures to measure; empty for all. */
  only: string[]
  rounds: number
}

/** Fewer paired rounds than this show the order of things, not a figure. */
export const enoughRounds = 9

/** Reads the command line; throws an Error that says what is wrong with it. */
export function readOptions(args: string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      rounds: { type: 'string', default: String(enoughRounds) },
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
