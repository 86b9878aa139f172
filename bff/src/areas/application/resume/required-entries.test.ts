import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { completeValues } from '../../../testing/applicant.ts'
import { requiredEntries } from './required-entries.ts'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00') })
})
afterEach(() => {
  jest.useRealTimers()
})

const [complete = emptyFields('employment')] = completeValues.employment
const [school = emptyFields('education')] = completeValues.education
const job = (
  id: string,
  period: Partial<typeof complete>,
  lacks: Partial<typeof complete> = {},
) => ({
  ...complete,
  id,
  ...period,
  ...lacks,
})
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

test.each([
  [
    'complete jobs of the past three years',
    [
      job('old', { end: '10/2023' }),
      job('edge', { end: '11/2023' }),
      job('recent', { end: '05/2025' }),
    ],
    ['edge', 'recent'],
  ],
  [
    'the most recent job, whatever it lacks',
    [
      job('last', { start: '2019', end: '2021' }, { city: '' }),
      job('first', { start: '2015', end: '2017' }),
    ],
    ['last'],
  ],
  [
    'the job that may have ended last, if its month is not known',
    [job('month', { end: '05/2019' }), job('year', { start: '2018', end: '2019' })],
    ['year'],
  ],
  [
    'the current job',
    [
      job('ended', { end: '10/2026' }, { city: '' }),
      job('current', { end: '', current: 'yes', reason: '' }, { mayContact: '' }),
    ],
    ['current'],
  ],
  [
    'of two current jobs the later',
    [
      job('a', { start: '01/2020', end: '', current: 'yes' }, { mayContact: '' }),
      job('b', { start: '2024', end: '', current: 'yes' }, { mayContact: '' }),
    ],
    ['b'],
  ],
  [
    'the first job if no dates are known',
    [job('a', { start: '', end: '' }), job('b', { start: '', end: '' })],
    ['a'],
  ],
  ['nothing of nothing', [], []],
] as const)('requires %s', (_case, found, required) => {
  expect(idsOf(requiredEntries('employment', [...found]))).toEqual(required)
})

test('requires complete schools, else the first, and complete certifications only', () => {
  const lacking = { ...school, id: 'lacking', degree: '' }
  expect(idsOf(requiredEntries('education', [lacking, school]))).toEqual([school.id])
  expect(idsOf(requiredEntries('education', [lacking, { ...lacking, id: 'x' }]))).toEqual([
    'lacking',
  ])
  const licence = { ...emptyFields('certification'), id: 'licence', name: 'CDL', agency: 'DPS' }
  const issued = { ...licence, id: 'issued', state: 'TX', issued: '01/02/2024' }
  expect(idsOf(requiredEntries('certifications', [licence, issued]))).toEqual(['issued'])
})

test('requires no more than the form holds: the latest where there are dates', () => {
  const numbers = Array.from({ length: 14 }, (_, index) => 10 + index)
  const jobs = numbers.map((year) => job(`${year}`, { start: `01/20${year}`, end: '10/2026' }))
  const schools = numbers.map((id) => ({ ...school, id: `${id}` }))
  const issued = { ...emptyFields('certification'), name: 'CDL', agency: 'DPS', state: 'TX' }
  const certifications = numbers.map((day) => ({
    ...issued,
    id: `${day}`,
    issued: `01/${day}/2024`,
  }))
  const latest = numbers.slice(2).map(String)
  expect(idsOf(requiredEntries('employment', jobs))).toEqual(latest)
  expect(idsOf(requiredEntries('certifications', certifications))).toEqual(latest)
  expect(idsOf(requiredEntries('education', schools))).toEqual(numbers.slice(0, 12).map(String))
})
