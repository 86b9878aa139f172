import { candidateApplications } from './applications.ts'
import { candidateLookups } from './lookups.ts'
import { candidateProfile } from './profile.ts'

export const candidate = [...candidateApplications, ...candidateLookups, ...candidateProfile]
