import { jobs } from './jobs.ts'
import { jobLookups } from './lookups.ts'

export const job = [...jobs, ...jobLookups]
