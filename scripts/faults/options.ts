import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Reach } from './notice.ts'

export interface Options {
  /** Exit with 1 when the goal is missed. */
  check: boolean
  /** Number of places to draw; 0 to seed the faults of `file`. */
  draw: number
  /** A random one by default: two lists of one seed would have the same places. */
  seed: number
  file: string
  /** Ids of the faults to seed; empty for all. */
  only: number[]
  reach: Reach
}

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      draw: { type: 'string', default: '0' },
      seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
      only: { type: 'string', default: '' },
      near: { type: 'boolean', default: false },
    },
  })
  const file = positionals[0] ?? ''
  const draw = readCount('draw', values.draw)
  if ((file === '') === (draw === 0))
    throw new Error('Give either a file of faults, or --draw with a number of places.')
  return {
    check: values.check,
    draw,
    seed: readCount('seed', values.seed),
    file,
    only: values.only === '' ? [] : values.only.split(',').map((id) => readCount('only', id)),
    reach: values.near ? 'near' : 'all',
  }
}

function readCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}
