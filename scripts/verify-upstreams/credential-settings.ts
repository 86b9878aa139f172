import type { Operation } from '@gatehouse/contracts/operation'
import { type Drift, serviceToken } from './drift.ts'
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

/** Of a refusal that may be due to credentials. */
export const credentialStatuses: readonly number[] = [400, 401, 403]

/** Settings, or the tester's account, for whose values a call may have been refused. */
export function credentialsToCheck({ operation, input }: Step, drifts: readonly Drift[]) {
  const status = Number(drifts.find(({ kind }) => kind === 'status')?.path)
  const refusal = drifts.find(({ kind }) => kind === 'refused')
  if (!credentialStatuses.includes(status) && !refusal) return []
  if (refusal?.path === serviceToken)
    return [bodySettings.serviceUsername, bodySettings.servicePassword]
  const names = placeholdersOf(input)
  const settings = Object.entries(bodySettings).filter(([name]) => names.includes(name))
  const isSignIn = names.includes('user') && names.includes('password')
  const inBody = settings.map(([, setting]): string => setting)
  if (isSignIn) return [...inBody, 'the account of the inputs']
  if (inBody.length > 0) return inBody
  // A 400 is more often about the input than about a header.
  return status === 401 || status === 403 ? headerSettings[operation.as] : []
}

/** "Check CLIENT_ID and CLIENT_SECRET." */
export function adviseToCheck(credentials: readonly string[]): string {
  return `Check ${new Intl.ListFormat('en-GB').format(credentials)}.`
}
