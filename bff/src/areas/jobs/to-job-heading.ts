import type { JobDetail } from '@gatehouse/contracts/upstream/job'

interface JobHeading {
  title: string
  city: string
  /** Code: "TX". */
  state: string
}

export function toJobHeading(id: string, detail: JobDetail): JobHeading {
  const { JobDescription, PositionType, City, StateProvince } = detail
  return {
    title: JobDescription?.Title || PositionType || id,
    city: City ?? '',
    state: StateProvince?.Code ?? '',
  }
}
