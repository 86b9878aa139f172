import type { Job } from '@gatehouse/contracts/portal/jobs'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import { countryOfState } from '@gatehouse/contracts/rules/states'
import { addDays } from '../../translate/add-days.ts'

/** schema.org employmentType by position type; others are omitted. */
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

/** By brand code. */
export interface Publisher {
  /** Days after posting until a job is no longer shown; 0 if that is unknown. */
  days: number
  sites: Readonly<Record<string, string>>
  logos: Readonly<Record<string, string>>
}

/**
 * schema.org JobPosting for search engines. Undefined for a closed job or one without a required
 * property. Never invents values: no system tells street and postal code of a job.
 */
export function toJobPosting(job: Job, { days, sites, logos }: Publisher): object | undefined {
  const { active, title, description, posted, city, state, brand } = job
  if (!active || !description || posted === null || !state || !brand.name) return undefined
  const employmentType = employmentTypes.get(job.type.toLowerCase().replaceAll('-', ' '))
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: posted,
    ...(days > 0 && { validThrough: addDays(posted, days) }),
    identifier: {
      '@type': 'PropertyValue',
      name: brand.name,
      value: job.referenceId || job.id,
    },
    hiringOrganization: {
      '@type': 'Organization',
      name: brand.name,
      ...(sites[brand.code] && { sameAs: sites[brand.code] }),
      ...(logos[brand.code] && { logo: logos[brand.code] }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        addressRegion: state,
        addressCountry: countryOfState(state),
      },
    },
    ...(employmentType && { employmentType }),
    ...baseSalaryOf(job),
    directApply: job.externalApplicationUrl === null && brand.code !== driversBrand,
  }
}

/** Only where the currency is known: US dollars in the US. */
function baseSalaryOf({ salary, state }: Job): object {
  if (!salary || countryOfState(state) !== 'US') return {}
  const { low, high, per } = salary
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: low,
        ...(high !== null && { maxValue: high }),
        ...(per && { unitText: per.toUpperCase() }),
      },
    },
  }
}
