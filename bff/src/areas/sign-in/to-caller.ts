import type { Attributes } from '@gatehouse/contracts/portal/session'
import { toSiteCode } from '@gatehouse/contracts/rules/brand-codes'
import { type Id, isUserId, knownId } from '@gatehouse/contracts/upstream/fields'
import type { LoginResult, UserBrand, UserData } from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { CallerCompany, CompanyCaller } from '../../session/caller.ts'
import { toExpiry } from '../../upstream/to-expiry.ts'

/**
 * The session ends with the upstream's JWT, after `sessionHours` or at `expiresAt` at the latest. Without
 * a JWT of the passcode check, the session token of the sign-in reply is used [4].
 */
export function toCaller(
  user: UserData,
  brands: readonly CompanyBrand[],
  passcodeJwt: string | undefined,
  sessionHours: number,
  expiresAt = Number.POSITIVE_INFINITY,
): { caller: CompanyCaller; endsAt: number } {
  const jwt = passcodeJwt || user.sessionToken
  if (!jwt) throw new ProblemError('sign-in-failed', { cause: 'neither jwt nor sessionToken' })
  const caller: CompanyCaller = {
    userId: String(user.id),
    ewUserId: user.id,
    loginId: user.loginId,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    jwt,
    entity: user.entity || null,
    eRecruitId: toCandidateId(user.eRecruitId),
    payrollId: knownId(user.peopleSoftId),
    peopleNetClientId: user.auth0PeopleNetClientId || user.Auth0PeopleNetClientId || null,
    companies: brands.map(toCompany),
    brand: brands.length === 1 ? (brands[0]?.Code ?? null) : null,
    attributes: toAttributes(user, brands),
  }
  const latestEnd = Math.min(Date.now() + sessionHours * 3_600_000, expiresAt)
  const endsAt = Math.min(expiryOf(jwt) ?? latestEnd, latestEnd)
  if (endsAt <= Date.now())
    throw new ProblemError('sign-in-failed', { cause: 'the token has expired' })
  return { caller, endsAt }
}

/** `brandList` may be an object with some fields of the user beside the brands [4]. */
export function toAccount({ userData, brandList = [] }: LoginResult): {
  user: UserData | undefined
  brands: readonly CompanyBrand[]
} {
  if ('length' in brandList) return { user: userData, brands: toCompanyBrands(brandList) }
  const { BrandList = [], ...brandFields } = brandList
  const user = userData && { ...userData, ...missingFields(userData, brandFields) }
  return { user, brands: toCompanyBrands(BrandList) }
}

type CompanyBrand = UserBrand & { Code: string }

/** One for each code: a person who was hired again may have two rows. */
function toCompanyBrands(rows: readonly UserBrand[]): readonly CompanyBrand[] {
  const brands = rows.flatMap((row) =>
    row.Code ? [{ ...row, Code: toSiteCode(row.Code) ?? row.Code }] : [],
  )
  return brands.filter(({ Code }, at) => brands.findIndex((one) => one.Code === Code) === at)
}

function toCompany({ Code, name, ApplicationCode, ERecruitId }: CompanyBrand): CallerCompany {
  return {
    code: Code,
    name: name || Code,
    applicationCode: ApplicationCode || Code,
    eRecruitId: toCandidateId(ERecruitId),
  }
}

/** Null for an id that fits no path too: nothing could be read for it. */
const toCandidateId = (id: Id | undefined): Id | null => (isUserId(id) ? id : null)

function toAttributes(user: UserData, brands: readonly UserBrand[]): Attributes {
  return {
    isNewUser: user.isNewUser ?? false,
    isIHT: (user.isIHT || user.IsIHT) ?? false,
    isCalifornia: (user.isCali || user.isCaliforniaEmployee) ?? false,
    hasPayrollId: knownId(user.peopleSoftId) !== null,
    hasERecruitId: isUserId(user.eRecruitId),
    hasChildSupportOrder: user.hasCSO ?? false,
    hasTimeReporting: (user.timeReporting || user.hasTimeEntryPageAccess) ?? false,
    hasRecognition: brands[0]?.badgeNotification ?? false,
  }
}

/** Milliseconds since 1970; undefined for an opaque token or one without `exp`. */
export function expiryOf(jwt: string): number | undefined {
  try {
    return toExpiry(JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()))
  } catch {
    return undefined
  }
}

/** The fields that the user lacks: a blank text and an id of zero stand for none. */
function missingFields(user: UserData, fields: Partial<UserData>): Partial<UserData> {
  const isMissing = (field: UserData[keyof UserData]) =>
    typeof field !== 'boolean' && knownId(field) === null
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isMissing(user[name as keyof UserData])),
  )
}
