import type { Assignment } from '@gatehouse/contracts/portal/assignments'
import { type ExpiringCertification, readHome } from '@gatehouse/contracts/portal/home'
import { comparableTyped } from '@gatehouse/contracts/rules/typed-text'
import { gather } from '../endpoints/gather.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { Caller, CompanyCaller } from '../session/caller.ts'
import type { Hmac } from '../session/hmac.ts'
import type { Call } from '../upstream/client.ts'
import type { AreaContext } from './area-context.ts'
import { fetchAssignments } from './assignments.ts'
import { fetchDeposits } from './direct-deposit/fetch-deposits.ts'
import { fetchDocuments } from './documents/fetch-documents.ts'
import { fetchCertifications, fetchPersonal } from './profile/fetch-profile.ts'
import { requireCompany } from './profile/require-company.ts'
import { addDays } from './translate/add-days.ts'
import { isMissingDate, toIsoDate } from './translate/to-iso-date.ts'
import { todayInHawaii } from './translate/today-in-hawaii.ts'

const noticeDays = 60

/** The home page of workers, gathered from the areas whose pages it leads to. */
export function home(area: AreaContext) {
  const { serve, hmac } = area
  serve(readHome, async ({ caller, call, request }) =>
    gather(request, {
      unsigned: fetchUnsigned(call, caller),
      expiringCertifications: emptyOnProblem([], () => fetchExpiring(call, caller, hmac)),
      lacksAddress: emptyOnProblem(false, () => fetchLacksAddress(call, caller, hmac)),
      lacksDeposit: emptyOnProblem(false, () => fetchLacksDeposit(call, caller, area), [
        ...notApplicable,
        // The store tells only of a change of today: without it, the rest of the page is there.
        'session-unavailable',
      ]),
      assignment: fetchCurrentAssignment(call, caller),
    }),
  )
}

/** Codes of areas that do not apply to the caller. */
const notApplicable = ['company-required', 'not-found', 'deposits-refused']

async function emptyOnProblem<T>(
  empty: T,
  fetchPart: () => Promise<T>,
  codes: readonly string[] = notApplicable,
): Promise<T> {
  try {
    return await fetchPart()
  } catch (error) {
    if (error instanceof ProblemError && codes.includes(error.code)) return empty
    throw error
  }
}

async function fetchUnsigned(call: Call, caller: Caller) {
  const documents = await fetchDocuments(call, caller, { sign: () => '', urlTemplate: '' })
  const unsigned = documents.filter(({ needsSignature }) => needsSignature)
  return { count: unsigned.length, expiresOn: unsigned[0]?.expiresOn ?? null }
}

async function fetchExpiring(
  call: Call,
  caller: CompanyCaller,
  hmac: Hmac,
): Promise<ExpiringCertification[]> {
  const certifications = await fetchCertifications(call, requireCompany(caller), hmac)
  const today = todayInHawaii()
  const [first, last] = [addDays(today, -noticeDays), addDays(today, noticeDays)]
  return certifications
    .filter((one) => !certifications.some((other) => isRenewalOf(one, other)))
    .flatMap(({ values: { name, expires } }) => {
      const expiresOn = toIsoDate(expires)
      if (!name || expiresOn === null || expiresOn < first || expiresOn > last) return []
      return [{ name, expiresOn, isExpired: expiresOn < today }]
    })
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn))
    .slice(0, 1)
}

type Certification = Awaited<ReturnType<typeof fetchCertifications>>[number]

/** Of the same name, and valid for longer: the old one stays on file. An unreadable end proves nothing. */
function isRenewalOf({ values: old }: Certification, { values, record }: Certification): boolean {
  const [oldEnd, end] = [toIsoDate(old.expires), toIsoDate(values.expires)]
  if (oldEnd === null || nameOf(old) !== nameOf(values)) return false
  return end === null ? isMissingDate(record.ExpirationDate) : end > oldEnd
}

const nameOf = ({ name }: Certification['values']) => comparableTyped(name).toLowerCase()

async function fetchLacksAddress(call: Call, caller: CompanyCaller, hmac: Hmac): Promise<boolean> {
  const { details } = await fetchPersonal(call, requireCompany(caller), hmac)
  const { address, city, postalCode } = details.values
  return !address || !city || !postalCode
}

async function fetchLacksDeposit(call: Call, caller: Caller, area: AreaContext): Promise<boolean> {
  const { state, records } = await fetchDeposits(call, caller, area)
  return state === 'open' && records.length === 0
}

/** The current assignment that began last, else the next one to begin. */
async function fetchCurrentAssignment(call: Call, caller: Caller): Promise<Assignment | null> {
  const assignments = await fetchAssignments(call, caller)
  const today = todayInHawaii()
  const open = assignments.filter(({ isPast }) => !isPast)
  const hasBegun = ({ startDate }: Assignment) => startDate === null || startDate <= today
  return open.find(hasBegun) ?? open.at(-1) ?? null
}
