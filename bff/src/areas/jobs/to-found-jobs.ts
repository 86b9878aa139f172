import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { toBrandCode } from '@gatehouse/contracts/rules/brand-codes'
import type { JobResult } from '@gatehouse/contracts/upstream/job'
import type { Config } from '../../settings/config.ts'
import { toIsoDate } from '../translate/to-iso-date.ts'
import { toPlainText } from '../translate/to-plain-text.ts'
import { toState } from '../translate/to-state.ts'

export type BrandNames = Config['JOB_BRAND_NAMES']

/** With what the feed tells of a job beyond the list. */
export interface FoundJob extends JobSummary {
  referenceId: string
}

/** Drops results without an id: they cannot be opened. */
export function toFoundJobs(results: readonly JobResult[] = [], names: BrandNames): FoundJob[] {
  return results.flatMap((result) => (result.Id ? [toFoundJob(result, result.Id, names)] : []))
}

function toFoundJob(result: JobResult, id: string, names: BrandNames): FoundJob {
  const { Title, ERecruitId, PositionType, City, StateProvince, DatePosted, Brand } = result
  const code = toBrandCode(Brand?.Code) ?? Brand?.Code ?? ''
  const type = toPlainText(PositionType?.Name ?? '')
  return {
    id,
    referenceId: ERecruitId ?? '',
    title: toPlainText(Title ?? '') || type || id,
    type,
    city: toPlainText(City ?? ''),
    state: toState(StateProvince),
    posted: toIsoDate(DatePosted),
    salary: null,
    brand: { code, name: names[code] || Brand?.Name || code },
  }
}
