import { parseArgs } from 'node:util'
import { readChosen } from '../command-line/chosen.ts'

export interface Options {
  /** Exit with 1 when a figure is missed. */
  check: boolean
  /** Numbers of the figures to measure; empty for all. */
  only: string[]
  rounds: number
  /** File to write the rows of the table to, as JSON. */
  results: string | undefined
  /** Print the growth table instead of the figures. */
  growth: boolean
}

/** Fewer paired rounds are too noisy for a figure. */
export const minRounds = 9

/** A level of growth takes up to half a minute per round. */
const growthRounds = 3

interface Known {
  figures: readonly string[]
  growths: readonly string[]
}

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[], { figures, growths }: Known): Options {
  const { values } = parseArgs({
    args,
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      rounds: { type: 'string' },
      growth: { type: 'boolean', default: false },
      results: { type: 'string' },
    },
  })
  const known = values.growth ? growths : figures
  const rounds = Number(values.rounds ?? (values.growth ? growthRounds : minRounds))
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number from 1 on, not "${values.rounds}"`)
  const only = readChosen(values.only, known)
  if (values.growth && values.check) throw new Error('--check: growth has no bounds')
  const { check, growth, results } = values
  return { check, growth, only, rounds, results }
}
