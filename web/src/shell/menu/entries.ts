import type { PayrollPage } from '@gatehouse/contracts/portal/payroll-page-names'
import { redirectToCareers } from '@gatehouse/contracts/portal/redirect-endpoints'
import { openPagePath } from '../../areas/payroll-pages/open-page-path.ts'
import {
  always,
  type Condition,
  type ConditionalLink,
  hasCompany,
  onPayroll,
} from '../../areas/session/conditions.ts'
import { settings } from '../../portal/settings.ts'
import type { text } from './messages.ts'

export type Group = 'timeAndPayment' | 'myResources' | 'myInfo'

/** Conditions of the page; menu-routes.ts adds its guards, except to a route of app/routes.tsx. */
export type Access = 'sign-in' | 'company' | 'payroll-id' | 'no-payroll-id' | 'own-route'

interface EntryBase extends ConditionalLink {
  label: keyof (typeof text)['en']
  group?: Group
  urgent?: true
  access?: Access
}

/** A page of the portal, or a page of payroll in a window. */
type Target = { to: string; payrollPage?: undefined } | { payrollPage: PayrollPage; to?: undefined }

export type Entry = EntryBase & Target

export function hrefOf(target: Target): string {
  return target.to ?? openPagePath(target.payrollPage)
}

const isNonIhtWorker: Condition = (person) => hasCompany(person) && !person.attributes.isIHT

const payroll = { group: 'timeAndPayment', access: 'payroll-id', when: onPayroll } as const
const resource = { group: 'myResources', when: isNonIhtWorker } as const

/** The only entry of one variant of the menu [1 §2 Shell]; leads to the page after sign-in. */
export const dashboard: Entry = { label: 'dashboard', to: '/announcements', when: always }

/** The side menu, by what people come for. */
export const entries: readonly Entry[] = [
  {
    label: 'childSupport',
    to: '/childSupportOrders',
    when: ({ attributes }) => attributes.hasChildSupportOrder,
    urgent: true,
  },

  {
    label: 'timeAndPayment',
    to: '/timesheets/no-peoplesoft',
    when: (person) => !onPayroll(person),
    access: 'no-payroll-id',
  },
  {
    ...payroll,
    label: 'californiaWaiver',
    payrollPage: 'california-waiver',
    when: (person) => onPayroll(person) && person.attributes.isCalifornia,
  },
  { ...payroll, label: 'directDeposit', to: '/timesheets/direct-deposit' },
  {
    ...payroll,
    label: 'essCareers',
    payrollPage: 'ess-careers',
    when: (person) => onPayroll(person) && person.attributes.isIHT,
  },
  {
    ...payroll,
    label: 'taxInformation',
    to: '/timesheets/tax-information',
    when: (person) => onPayroll(person) && settings.taxInformationInMenu,
  },
  { ...payroll, label: 'timeReporting', to: '/timesheets/reporting' },
  { ...payroll, label: 'taxForms', to: '/timesheets/tax-forms' },
  {
    ...payroll,
    label: 'w2Election',
    to: '/timesheets/w2-election',
    when: (person) => onPayroll(person) && person.attributes.hasERecruitId,
  },
  { ...payroll, label: 'wageStatements', to: '/timesheets/paychecks' },

  { label: 'announcements', to: '/announcements', when: always },
  { label: 'findJobs', to: '/search', when: always, access: 'own-route', forNewUsers: true },
  { label: 'applications', to: '/applications', when: always, forNewUsers: true },

  { label: 'assignments', to: '/info/assignments', when: hasCompany, group: 'myInfo' },
  {
    label: 'profile',
    to: '/info/profile',
    when: hasCompany,
    group: 'myInfo',
    access: 'company',
  },

  { ...resource, label: 'benefits', to: '/resources/benefits' },
  { ...resource, label: 'employeeGuides', to: '/resources/employee-guides' },
  { ...resource, label: 'notices', to: '/resources/notices' },
  { ...resource, label: 'paidLeave', to: '/resources/sick-leave' },
  { ...resource, label: 'safety', to: '/resources/safety' },
  { ...resource, label: 'wageVerifications', to: '/resources/wageVerifications' },

  {
    label: 'recognition',
    to: '/info/RecognitionBadge',
    when: ({ attributes }) => attributes.hasRecognition,
  },
  { label: 'account', to: '/account', when: always, forNewUsers: true },
  { label: 'social', to: '/social', when: always },
]

/** Of the bar at the bottom of a phone, for those to whom they are open. */
export const tabs = [
  { label: 'home', icon: 'home', to: '/announcements', when: always, forNewUsers: true },
  { label: 'hours', icon: 'clock', to: '/timesheets/reporting', when: onPayroll },
  { label: 'pay', icon: 'money', to: '/timesheets/paychecks', when: onPayroll },
  { label: 'jobs', icon: 'search', to: '/search', when: always, forNewUsers: true },
] as const

/** The button below the menu; shown only if a careers site is configured. */
export const searchJobs = {
  label: 'searchJobs',
  href: redirectToCareers.path,
  when: isNonIhtWorker,
} as const

export const pagesWithoutEntry: readonly (Pick<EntryBase, 'access'> & { to: string })[] = [
  { to: '/info/personal', access: 'company' },
  { to: '/info/certifications', access: 'company' },
  { to: '/documents' },
  { to: '/timesheets/reporting/forms', access: 'payroll-id' },
  { to: '/timesheets/history', access: 'payroll-id' },
]
