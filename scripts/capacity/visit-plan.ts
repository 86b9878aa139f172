import type { Endpoint, Read } from '@gatehouse/contracts/endpoint'
import { endpointUrl } from '@gatehouse/contracts/endpoint-url'
import {
  readEmail,
  readPreference,
  readSecurityQuestion,
  updatePreference,
} from '@gatehouse/contracts/portal/account'
import { listApplications } from '@gatehouse/contracts/portal/applications'
import { readAssignments } from '@gatehouse/contracts/portal/assignments'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import { readDocuments } from '@gatehouse/contracts/portal/documents'
import { readHome } from '@gatehouse/contracts/portal/home'
import { checkAlreadyApplied, readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readEducationLevels } from '@gatehouse/contracts/portal/lookups'
import { listNotifications } from '@gatehouse/contracts/portal/notifications'
import { readPayrollPage } from '@gatehouse/contracts/portal/payroll-pages'
import { readProfile } from '@gatehouse/contracts/portal/profile'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { recordPresses } from '@gatehouse/contracts/portal/tracking'

export interface PlannedRead {
  name: string
  endpoint: Read
  input: { params?: Record<string, string>; query?: Record<string, unknown> }
}

function read(
  endpoint: Endpoint,
  input: PlannedRead['input'] = {},
  { path = endpointUrl(endpoint, input) } = {},
): PlannedRead {
  return { name: `GET ${path}`, endpoint: endpoint as Read, input }
}

const content = (code: string) => read(readContent, { params: { code } })
const payroll = (page: string) => read(readPayrollPage, { params: { page } })

export const session = read(readSession)
/** Its key is drawn by popularity. */
export const search = read(searchJobs, {}, { path: '/api/jobs' })
export const job = read(
  readJob,
  { params: { id: '1001' }, query: { brandId: 'staffmark' } },
  { path: '/api/jobs/:id' },
)

/** Reads of the page that a sign-in leads to. */
export const home = [
  content('announcements'),
  read(readHome),
  read(listApplications),
  read(listNotifications),
]

interface PlannedPage {
  /** Relative to the others. */
  weight: number
  reads: PlannedRead[]
}

/** Requests of the portal on a navigation to each page, as seen in Chromium. */
export const pages: Record<string, PlannedPage> = {
  paychecks: { weight: 30, reads: [payroll('paychecks'), payroll('paychecks')] },
  'time reporting': {
    weight: 25,
    reads: [content('forms'), payroll('time-reporting'), payroll('time-reporting')],
  },
  home: { weight: 12, reads: home },
  documents: { weight: 10, reads: [read(readDocuments)] },
  assignments: { weight: 8, reads: [read(readAssignments)] },
  'direct deposit': { weight: 5, reads: [read(readDirectDeposit)] },
  benefits: { weight: 3, reads: [content('benefits')] },
  'job search': { weight: 3, reads: [search] },
  job: { weight: 2, reads: [read(checkAlreadyApplied, { params: { id: '1001' } }), job] },
  profile: {
    weight: 1,
    reads: [read(readProfile), read(readEducationLevels, { params: { brand: 'staffmark' } })],
  },
  account: {
    weight: 1,
    reads: [read(readPreference), read(readSecurityQuestion), read(readEmail)],
  },
}

export const everyRead: PlannedRead[] = [
  ...new Map(
    [session, ...home, ...Object.values(pages).flatMap(({ reads }) => reads)].map((one) => [
      one.name,
      one,
    ]),
  ).values(),
]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Names of requests that are no reads of an endpoint. */
export const other = {
  page: 'page',
  asset: 'asset',
  wrongPassword: 'wrong password',
  password: nameOf(startSignIn),
  passcode: nameOf(submitPasscode),
  /** Refusal, passcode sent, passcode checked, change. */
  change: `${nameOf(updatePreference)} with step-up`,
  tracking: nameOf(recordPresses),
  signOut: nameOf(signOut),
} as const

/** Files of the first page, of the dialog, of the home page, and of any further page. */
export const assets = { signIn: 9, dialog: 14, home: 12, further: 5 }
