import { candidateApplications } from './applications.ts'
import { candidateLookups } from './lookups.ts'
import { candidateProfile } from './profile.ts'
import { candidateSelfIdentification } from './self-identification.ts'

export const candidate = [
  ...candidateApplications,
  ...candidateLookups,
  ...candidateProfile,
  ...candidateSelfIdentification,
]
