import type { JobDetail } from '@gatehouse/contracts/upstream/job'
import { toPlainText } from '../translate/to-plain-text.ts'
import { toState } from '../translate/to-state.ts'

interface JobHeading {
  title: string
  city: string
  /** Code: "TX". */
  state: string
}

export function toJobHeading(id: string, detail: JobDetail): JobHeading {
  const { JobDescription, PositionType, City, StateProvince } = detail
  return {
    title: toPlainText(JobDescription?.Title || PositionType || id),
    city: toPlainText(City ?? ''),
    state: toState(StateProvince?.Code),
  }
}
