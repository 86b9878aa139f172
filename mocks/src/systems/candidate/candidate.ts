import { candidateApplications } from './applications.ts'
import { candidateLookups } from './lookups.ts'

export const candidate = [...candidateApplications, ...candidateLookups]
