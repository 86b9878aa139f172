import { type BrandCode, brands } from '../brands.ts'
import { describe } from './describe.ts'
import type { Job } from './job.ts'
import { places } from './places.ts'
import { positionTypes } from './position-types.ts'
import { makeSeededRandom, type SeededRandom } from './seeded-random.ts'
import { driving, office, production, professional, type Trade, warehouse } from './trades.ts'

const codes = Object.keys(brands) as BrandCode[]
const tradesOf: Partial<Record<BrandCode, readonly Trade[]>> = {
  staffmarkdrivers: [driving],
  'hunter-hamilton': [office, professional],
  dyson: [office, warehouse],
  xpo: [warehouse, driving],
}
const defaultTrades = [warehouse, warehouse, production, production, office, professional]
/** Temp to Hire is twice as frequent. */
const weightedTypes = positionTypes.toSpliced(1, 0, 'Temp to Hire')
const shifts = ['', '', '', ', First Shift', ', Second Shift', ', Nights', ', Weekends']

/** Every tenth job has no pay. */
function payOf(random: SeededRandom, number: number, [min, max]: Trade['pay']): [number, number] {
  if (number % 10 === 7) return [0, 0]
  const step = max > 1000 ? 1000 : 0.5
  const low = random.between(min / step, max / step - 2) * step
  const high = random.between(low / step, max / step) * step
  return [low, random.between(0, 5) === 0 ? 0 : high]
}

function generateJob(random: SeededRandom, number: number): Job {
  const brand = codes[number % codes.length] as BrandCode
  const trade = random.pick(tradesOf[brand] ?? defaultTrades)
  const place = places[(number * 7) % places.length] as Job['place']
  const title = random.pick(trade.titles) + (trade === professional ? '' : random.pick(shifts))
  const [salaryLow, salaryHigh] = payOf(random, number, trade.pay)
  return {
    id: String(2000 + number),
    eRecruitId: String(302_000 + number),
    postingId: String(82_000 + number),
    active: number % 25 !== 24,
    brand,
    title,
    description: describe(random, title, trade, place),
    positionType: random.pick(weightedTypes),
    place,
    salaryLow,
    salaryHigh,
    daysAgo: random.between(0, 59),
    email: number % 6 === 5 ? null : `jobs.${brand}@example.test`,
  }
}

/** Generates deterministic jobs over all brands and places. */
export function generateJobs(count: number): Job[] {
  const random = makeSeededRandom(1001)
  return Array.from({ length: count }, (_, number) => generateJob(random, number))
}
