import { operation } from '../operation.ts'

/** Read by the gateway for a user [3 §7 Payroll data]; paths are not shown. */
const payrollPage = {
  system: 'payroll-pages',
  method: 'GET',
  as: 'payroll',
  page: { refusal: /not authorized (for|to access) this page/i },
  assumed: true,
} as const

export const getTimeReporting = operation({
  ...payrollPage,
  name: 'getTimeReporting',
  path: '/portal/time-reporting',
})

export const getPaychecks = operation({
  ...payrollPage,
  name: 'getPaychecks',
  path: '/portal/paychecks',
})

export const getCompensationHistory = operation({
  ...payrollPage,
  name: 'getCompensationHistory',
  path: '/portal/compensation-history',
})

export const getW4Information = operation({
  ...payrollPage,
  name: 'getW4Information',
  path: '/portal/w4-information',
})

export const getW2Forms = operation({
  ...payrollPage,
  name: 'getW2Forms',
  path: '/portal/w2-forms',
})

/** Paths of the sign-in form by target page; not shown. */
export const signInPaths = {
  'time-reporting': '/sign-in?page=time-reporting',
  'time-entry': '/sign-in?page=time-entry',
  'iht-time-entry': '/sign-in?page=iht-time-entry',
  'california-waiver': '/sign-in?page=california-waiver',
  'ess-careers': '/sign-in?page=ess-careers',
  paychecks: '/sign-in?page=paychecks',
  'compensation-history': '/sign-in?page=compensation-history',
  'w4-information': '/sign-in?page=w4-information',
  'w2-forms': '/sign-in?page=w2-forms',
} as const

/** The sign-in form [3 §7]; the last name is not shown. */
export type SignInForm = { xxUserID: string; xxUserKey: string; xxUserType: typeof workerType }

export const workerType = 'iA'
