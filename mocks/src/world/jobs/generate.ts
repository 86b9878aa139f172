import { type BrandCode, brands } from '../brands.ts'
import { describe } from './describe.ts'
import { type Dice, makeDice } from './dice.ts'
import type { Job } from './job.ts'
import { places } from './places.ts'
import { positionTypes } from './position-types.ts'
import { driving, office, production, professional, type Trade, warehouse } from './trades.ts'

const codes = Object.keys(brands) as BrandCode[]
const tradesOf: Partial<Record<BrandCode, readonly Trade[]>> = {
  staffmarkdrivers: [driving],
  'hunter-hamilton': [office, professional],
  dyson: [office, warehouse],
  xpo: [warehouse, driving],
}
const otherwise = [warehouse, warehouse, production, production, office, professional]
/** Twice as many are temporary first. */
const drawnTypes = positionTypes.toSpliced(1, 0, 'Temp to Hire')
const shifts = ['', '', '', ', First Shift', ', Second Shift', ', Nights', ', Weekends']

/** Every tenth says nothing of pay. */
function payOf(dice: Dice, number: number, [least, most]: Trade['pay']): [number, number] {
  if (number % 10 === 7) return [0, 0]
  const step = most > 1000 ? 1000 : 0.5
  const low = dice.between(least / step, most / step - 2) * step
  const high = dice.between(low / step, most / step) * step
  return [low, dice.between(0, 5) === 0 ? 0 : high]
}

function generateJob(dice: Dice, number: number): Job {
  const brand = codes[number % codes.length] as BrandCode
  const trade = dice.pick(tradesOf[brand] ?? otherwise)
  const place = places[(number * 7) % places.length] as Job['place']
  const title = dice.pick(trade.titles) + (trade === professional ? '' : dice.pick(shifts))
  const [salaryLow, salaryHigh] = payOf(dice, number, trade.pay)
  return {
    id: String(2000 + number),
    eRecruitId: String(302_000 + number),
    postingId: String(82_000 + number),
    active: number % 25 !== 24,
    brand,
    title,
    description: describe(dice, title, trade, place),
    positionType: dice.pick(drawnTypes),
    place,
    salaryLow,
    salaryHigh,
    daysAgo: dice.between(0, 59),
    email: number % 6 === 5 ? null : `jobs.${brand}@example.test`,
  }
}

/** So many jobs over all brands and places, the same each time. */
export function generateJobs(count: number): Job[] {
  const dice = makeDice(1001)
  return Array.from({ length: count }, (_, number) => generateJob(dice, number))
}
