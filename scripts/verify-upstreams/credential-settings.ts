import type { Operation } from '@gatehouse/contracts/operation'
import type { Drift } from './drift.ts'
import type { Step } from './step.ts'
import { placeholdersOf } from './values.ts'

/** Of credentials that a body sends, by the name of their value. */
export const bodySettings = {
  serviceUsername: 'SERVICE_USERNAME',
  servicePassword: 'SERVICE_PASSWORD',
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
} as const

export const serviceSettings = ['CLIENT_AUTHORIZATION', 'HEADER_CLIENT', 'HEADER_SERVICE']
const headerSettings: Record<Operation['as'], string[]> = {
  anonymous: [],
  service: serviceSettings,
  caller: [...serviceSettings, 'HEADER_JWT', 'HEADER_TIMECODE'],
  payroll: ['HEADER_PORTAL_USER'],
}

/** Settings, or the tester's account, for whose values a call may have been refused. */
export function credentialsToCheck({ operation, input }: Step, drifts: readonly Drift[]) {
  const status = drifts.find(({ kind }) => kind === 'status')?.path
  const isUnauthorized = status === '401' || status === '403'
  const isRefused = isUnauthorized || status === '400'
  if (!isRefused && !drifts.some(({ kind }) => kind === 'refused')) return []
  const names = placeholdersOf(input)
  const settings = Object.entries(bodySettings).filter(([name]) => names.includes(name))
  const isSignIn = names.includes('user') && names.includes('password')
  const inBody = settings.map(([, setting]): string => setting)
  if (isSignIn) return [...inBody, 'the account of the inputs']
  if (inBody.length > 0) return inBody
  // A 400 is more often about the input than about a header.
  return isUnauthorized ? headerSettings[operation.as] : []
}

/** "Check CLIENT_ID and CLIENT_SECRET." */
export function adviseToCheck(credentials: readonly string[]): string {
  return `Check ${new Intl.ListFormat('en-GB').format(credentials)}.`
}
