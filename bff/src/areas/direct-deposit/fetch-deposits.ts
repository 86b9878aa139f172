import type { DepositState } from '@gatehouse/contracts/portal/direct-deposit'
import * as peopleSoft from '@gatehouse/contracts/upstream/people-soft'
import type { Caller } from '../../session/caller.ts'
import type { Call } from '../../upstream/client.ts'
import type { AreaContext } from '../area-context.ts'
import { requirePayrollId } from '../require-caller.ts'
import { createSubmittedDays } from './submitted-days.ts'
import { throwRefusal } from './throw-refusal.ts'
import { type DepositRecord, toStoredDeposit } from './to-stored-deposit.ts'

export interface Deposits {
  version: string
  /** Whether the user saw these. */
  isVersion(given: string): boolean
  state: DepositState
  records: DepositRecord[]
}

const purpose = 'direct deposit version'

/** Throws 'not-found' without a payroll id, and 'deposits-refused' with payroll's message. */
export async function fetchDeposits(
  call: Call,
  caller: Caller,
  { hmac, keyValueStore }: Pick<AreaContext, 'hmac' | 'keyValueStore'>,
): Promise<Deposits> {
  requirePayrollId(caller)
  const input = { params: { ewId: caller.userId }, body: {} }
  const reply = await call(peopleSoft.readDirectDeposits, input).catch(throwRefusal)
  const { directDeposits, updateAllowedForToday } = reply
  const records = directDeposits
    .toSorted((one, other) => (one.PRIORITY ?? 0) - (other.PRIORITY ?? 0))
    .map(toStoredDeposit)
  const readable = records.filter((record) => record !== undefined)
  const content = JSON.stringify(records)
  const versions = {
    version: hmac.name(purpose, content),
    isVersion: (given: string) => hmac.verify(purpose, content, given),
  }
  if (readable.length < records.length) return { ...versions, state: 'unreadable', records: [] }
  const allowed = stateOf(readable, updateAllowedForToday)
  const submitted = createSubmittedDays(keyValueStore, hmac)
  const isClosed = allowed === 'open' && (await submitted.includesToday(caller.userId))
  return { ...versions, state: isClosed ? 'submitted-today' : allowed, records: readable }
}

function stateOf(records: DepositRecord[], allowed: string | undefined): DepositState {
  if (records.some(({ accountType }) => accountType === 'daily-pay')) return 'daily-pay'
  if (!allowed) return 'not-configured'
  return /^yes$/i.test(allowed) ? 'open' : 'submitted-today'
}
