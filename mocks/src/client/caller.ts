import { fakeCredentials } from '../credentials.ts'
import { personaPassword } from '../world/personas/persona.ts'

/** Sign-in states, in order. */
export const signInStates = [
  'anonymous',
  'service-token',
  'passcode-sent',
  'passcode-checked',
  'signed-in',
  'resume-uploaded',
] as const
export type SignInState = (typeof signInStates)[number]

/** Client of the operations. Fields set by sign-in are empty at first. */
export interface Caller {
  url: string
  /** Of the payroll host. */
  payrollUrl: string
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
  payrollId: string
  /** ResumeFileStoreId. */
  resumeId: string
}

export function createCaller(url: string, login: string, payrollUrl = ''): Caller {
  return {
    ...fakeCredentials,
    url,
    payrollUrl,
    login,
    password: personaPassword,
    serviceToken: '',
    loginId: '',
    passcode: '',
    jwt: '',
    userId: '',
    entity: '',
    eRecruitId: '',
    payrollId: '',
    resumeId: '',
  }
}
