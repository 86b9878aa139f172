import type { Job } from '@gatehouse/contracts/portal/jobs'
import { countryOf } from './country.ts'

/** Words of schema.org for position types that mean the same; what is not here is not said. */
const employmentTypes = new Map([
  ['full time', 'FULL_TIME'],
  ['part time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['contractor', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['temp', 'TEMPORARY'],
  ['temp to hire', 'TEMPORARY'],
  ['seasonal', 'TEMPORARY'],
  ['internship', 'INTERN'],
])

/**
 * A job for search engines (schema.org JobPosting). None for one that is over, or of which is not
 * known what they require: what the upstream does not say, such as the last day, is not made up.
 */
export function toJobPosting(job: Job): object | undefined {
  const { active, title, description, posted, city, state, brand } = job
  if (!active || !description || posted === null || !state || !brand.name) return undefined
  const employmentType = employmentTypes.get(job.type.toLowerCase().replaceAll('-', ' '))
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: posted,
    identifier: {
      '@type': 'PropertyValue',
      name: brand.name,
      value: job.referenceId || job.id,
    },
    hiringOrganization: { '@type': 'Organization', name: brand.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        addressRegion: state,
        addressCountry: countryOf(state),
      },
    },
    ...(employmentType && { employmentType }),
    ...baseSalaryOf(job),
    directApply: job.externalApplicationUrl === null,
  }
}

/** Nobody earns so much an hour, or so little a year; in between, the unit is not known. */
const mostAnHour = 500
const leastAYear = 10_000

/** Only where pay is told, and in a currency that is known. */
function baseSalaryOf({ salary, state }: Job): object {
  if (!salary || countryOf(state) !== 'US') return {}
  const { low, high } = salary
  const unitText = low < mostAnHour ? 'HOUR' : low >= leastAYear ? 'YEAR' : undefined
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: low,
        ...(high !== null && { maxValue: high }),
        ...(unitText && { unitText }),
      },
    },
  }
}
