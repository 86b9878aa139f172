import { fakeCredentials } from '../credentials.ts'
import { personaPassword } from '../world/personas/persona.ts'

/** Progress of a caller through sign-in, in order. */
export const stages = [
  'anonymous',
  'service-token',
  'passcode-sent',
  'passcode-checked',
  'signed-in',
  'resume-uploaded',
] as const
export type Stage = (typeof stages)[number]

/** A client of the operations. Fields that sign-in fills are empty before. */
export interface Caller {
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

/** A caller of the fakes, before signing in as a persona. */
export function createCaller(url: string, login: string): Caller {
  return {
    ...fakeCredentials,
    url,
    login,
    password: personaPassword,
    serviceToken: '',
    loginId: '',
    passcode: '',
    jwt: '',
    userId: '',
    entity: '',
    eRecruitId: '',
    resumeId: '',
  }
}
