import type { Histories } from '@gatehouse/contracts/portal/application'
import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import {
  certificationRules,
  educationRules,
  employmentRules,
} from '@gatehouse/contracts/portal/application-rules'
import { historyYears } from '@gatehouse/contracts/rules/employment-gaps'
import { toMonths } from '@gatehouse/contracts/rules/month-year'
import type { AnyObject, ObjectSchema } from 'yup'
import { compareCertifications, compareJobs, endOf } from '../../resume/fields/compare-entries.ts'
import { takeLatest } from '../../resume/fields/take-latest.ts'
import type { HistoryPart } from '../unchanged-entries.ts'

/**
 * Entries of a résumé that belong to the form: complete ones, of jobs those of the past three years;
 * else the most recent job and the first school, because one of each is required [2 §5].
 * No more than the form holds.
 */
export function requiredEntries<P extends HistoryPart>(part: P, found: Histories[P]): Histories[P] {
  const entries = found as Histories[HistoryPart]
  const complete = entries.filter((entry) =>
    (rules[part] as ObjectSchema<AnyObject>).isValidSync(entry, { strict: true }),
  )
  return selections[part](found as never, complete as never) as Histories[P]
}

const rules = {
  employment: employmentRules,
  education: educationRules,
  certifications: certificationRules,
}

type Selection<E> = (found: E[], complete: E[]) => E[]

const selections: { [P in HistoryPart]: Selection<Histories[P][number]> } = {
  employment(found, complete) {
    const [latest] = [...found].sort(compareJobs)
    const { year, month } = thisMonth()
    const earliest = toMonths({ year: year - historyYears, month })
    const required = found.filter(
      (entry) => entry === latest || (complete.includes(entry) && endOf(entry) >= earliest),
    )
    return takeLatest(required, compareJobs, maxEntries)
  },
  education: (found, complete) =>
    complete.length > 0 ? complete.slice(0, maxEntries) : found.slice(0, 1),
  certifications: (_found, complete) => takeLatest(complete, compareCertifications, maxEntries),
}

function thisMonth() {
  const today = new Date()
  return { year: today.getFullYear(), month: today.getMonth() + 1 }
}
