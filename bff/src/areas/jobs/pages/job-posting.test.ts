import type { Job } from '@gatehouse/contracts/portal/jobs'
import { expect, test } from '@jest/globals'
import { toJobPosting } from './job-posting.ts'

const job: Job = {
  ...{ id: '1', referenceId: '2', active: true, title: 'Packer', type: '' },
  ...{ city: 'Austin', state: 'TX', posted: '2026-11-20', salary: null, description: '<p>x</p>' },
  language: 'en',
  contact: null,
  brand: { code: 'arna', name: 'Arna' },
  externalApplicationUrl: null,
  needsCaliforniaNotice: false,
}
const publisher = { days: 0, sites: {}, logos: {} }
const posting = (more: Partial<Job>) =>
  toJobPosting({ ...job, ...more }, publisher) as Record<string, unknown> | undefined

test.each([
  ['that is closed', { active: false }],
  ['without a date', { posted: null }],
  ['without a state', { state: '' }],
  ['without a description', { description: '' }],
  ['of a brand without a name', { brand: { code: 'arna', name: '' } }],
] as const)('a job %s has no JobPosting', (_case, more) => {
  expect(posting(more)).toBeUndefined()
})

test.each([
  [18, 'hour', 'HOUR'],
  [52_000, 'year', 'YEAR'],
  [700, null, undefined],
] as const)('a salary of %d per %s has the unit %s', (low, per, unitText) => {
  const { baseSalary } = posting({ salary: { low, high: null, per } }) ?? {}
  expect(baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: low, ...(unitText && { unitText }) },
  })
})

test('a salary of one amount has it at both ends', () => {
  const { baseSalary } = posting({ salary: { low: 18, high: 18, per: 'hour' } }) ?? {}
  expect(baseSalary).toMatchObject({ value: { minValue: 18, maxValue: 18 } })
})

test('a job without a reference is identified by its id', () => {
  expect(posting({ referenceId: '' })?.identifier).toMatchObject({ value: '1' })
})

test.each([
  ['arna', null, true],
  ['arna', 'https://drivers.test/', false],
  ['staffmarkdrivers', null, false],
])(
  'the brand %s with the other site %s: applied to here is %s',
  (code, externalApplicationUrl, is) => {
    const { directApply } = posting({ brand: { code, name: 'X' }, externalApplicationUrl }) ?? {}
    expect(directApply).toBe(is)
  },
)

test('a job in Canada has no baseSalary: its currency is unknown', () => {
  const result = posting({
    city: 'Montréal',
    state: 'QC',
    salary: { low: 20, high: 25, per: 'hour' },
  })
  expect(result?.jobLocation).toMatchObject({ address: { addressCountry: 'CA' } })
  expect(result?.baseSalary).toBeUndefined()
})

test.each([
  ['Full Time', 'FULL_TIME'],
  ['Temp-to-Hire', 'TEMPORARY'],
  ['Part Time', 'PART_TIME'],
  ['CONTRACT', 'CONTRACTOR'],
  ['Contractor', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['Temp', 'TEMPORARY'],
  ['Seasonal', 'TEMPORARY'],
  ['Internship', 'INTERN'],
  ['Direct Hire', undefined],
  ['constructor', undefined],
])('the job type %s is the employmentType %s', (type, employmentType) => {
  expect(posting({ type })?.employmentType).toBe(employmentType)
})

test('a job without a city tells its state alone', () => {
  expect(posting({ city: '' })?.jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressRegion: 'TX', addressCountry: 'US' },
  })
})

test('tells closing date, site and logo where they are known', () => {
  const known = {
    days: 45,
    sites: { arna: 'https://arna.example/' },
    logos: { arna: 'https://portal.example/assets/companies/arna.svg' },
  }
  expect(toJobPosting(job, known)).toMatchObject({
    validThrough: '2027-01-04',
    hiringOrganization: { sameAs: known.sites.arna, logo: known.logos.arna },
  })
  const { sites, logos } = known
  for (const [links, properties] of [
    [{}, {}],
    [{ sites }, { sameAs: sites.arna }],
    [{ logos }, { logo: logos.arna }],
  ])
    expect(toJobPosting(job, { ...publisher, ...links })).toHaveProperty('hiringOrganization', {
      '@type': 'Organization',
      name: 'Arna',
      ...properties,
    })
  expect(posting({})).not.toHaveProperty('validThrough')
})
