import { parseArgs } from 'node:util'

interface Assumption {
  meaning: string
  value: number
}

/** Not measured: each may be given on the command line, `--pages 6`. */
export const assumptions = {
  'sign-ins': { value: 0.35, meaning: 'share of the workers who sign in during the peak' },
  window: { value: 120, meaning: 'minutes of the peak, 06:00 to 08:00' },
  spread: { value: 25, meaning: 'minutes of standard deviation of the arrivals around its middle' },
  visitors: { value: 0.1, meaning: 'job seekers without account, per worker who signs in' },
  pages: { value: 4, meaning: 'pages of a visit after the home page, on average' },
  pause: { value: 20, meaning: 'seconds between two pages, on average' },
  typing: { value: 20, meaning: 'seconds until password, and until passcode' },
  'new-browsers': { value: 0.25, meaning: 'share of visits without the assets in their cache' },
  'wrong-passwords': { value: 0.1, meaning: 'wrong passwords per sign-in' },
  changes: { value: 0.03, meaning: 'share of visits that change something with a step-up' },
  'sign-outs': { value: 0.2, meaning: 'share of visits that end by signing out; others idle out' },
  failures: { value: 0.001, meaning: 'share of upstream calls that fail once and are retried' },
  searches: { value: 2000, meaning: 'different job searches, by popularity (Zipf)' },
  jobs: { value: 5000, meaning: 'open jobs, by popularity (Zipf)' },
  sticky: {
    value: 0,
    meaning: '1 if the balancer sends a person to one instance; haproxy.cfg does not',
  },
  warmth: {
    value: 1,
    meaning: 'factor on processor times; a saturated instance takes less (below)',
  },
  latency: { value: 200, meaning: 'milliseconds of an upstream call under this load' },
  utilisation: { value: 0.6, meaning: 'share of a core that an instance may use' },
  'same-address': { value: 500, meaning: 'workers behind the largest NAT' },
  known: { value: 0.9, meaning: 'share of the workers with a device that the gateway knows' },
  overhead: { value: 1.3, meaning: "Redis' memory beyond its keys: fragmentation, buffers" },
} as const satisfies Record<string, Assumption>

export type Assumptions = Record<keyof typeof assumptions, number>

export const defaults = Object.fromEntries(
  Object.entries(assumptions).map(([name, { value }]) => [name, value]),
) as Assumptions

export interface Options {
  assumed: Assumptions
  populations: number[]
  seed: number
  measure: boolean
  validate: boolean
}

/** Parses the command line; throws an Error with a readable message. */
export function readOptions(args: string[]): Options {
  const names = Object.keys(assumptions) as (keyof Assumptions)[]
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      workers: { type: 'string', default: '100000,1000000,10000000' },
      seed: { type: 'string', default: '1' },
      measure: { type: 'boolean', default: false },
      validate: { type: 'boolean', default: false },
    },
  })
  const given = values as Record<string, string | boolean | undefined>
  const assumed = { ...defaults }
  for (const name of names)
    if (given[name] !== undefined) assumed[name] = readNumber(name, String(given[name]))
  return {
    assumed,
    populations: String(values.workers)
      .split(',')
      .map((one) => readNumber('workers', one)),
    seed: readNumber('seed', String(values.seed)),
    measure: values.measure === true,
    validate: values.validate === true || values.measure === true,
  }
}

/** Divisors, and the window that arrivals are drawn from. */
const neverZero = ['window', 'searches', 'jobs', 'warmth', 'utilisation', 'overhead', 'workers']

function readNumber(name: string, text: string): number {
  const number = Number(text)
  const isAboveZero = neverZero.includes(name)
  if (text.trim() === '' || !Number.isFinite(number) || number < 0 || (isAboveZero && number === 0))
    throw new Error(`--${name} must be a number${isAboveZero ? ' above 0' : ''}, not "${text}"`)
  return number
}
