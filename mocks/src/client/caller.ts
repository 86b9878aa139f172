import { fakeCredentials } from '../credentials.ts'
import { personaPassword } from '../world/personas/persona.ts'

/** What a caller of the operations has been given or has learned so far; empty: not yet. */
export interface Given {
  url: string
  serviceUsername: string
  servicePassword: string
  clientId: string
  clientSecret: string
  clientAuthorization: string
  login: string
  password: string
  serviceToken: string
  loginId: string
  passcode: string
  jwt: string
  userId: string
  entity: string
  eRecruitId: string
  /** ResumeFileStoreId. */
  resumeId: string
}

/** What is given to a caller of the fakes who is about to sign in as a persona. */
export function givenByFakes(url: string, login: string): Given {
  const learned = { serviceToken: '', loginId: '', passcode: '', jwt: '', userId: '', entity: '' }
  const ofCandidate = { eRecruitId: '', resumeId: '' }
  return { url, login, password: personaPassword, ...fakeCredentials, ...learned, ...ofCandidate }
}
