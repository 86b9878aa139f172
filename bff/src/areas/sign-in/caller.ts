import type { OperationReply } from '@gatehouse/contracts/operation'
import type { Attributes } from '@gatehouse/contracts/portal/session'
import type { login, UserData } from '@gatehouse/contracts/upstream/user'
import { ProblemError } from '../../http/problem-error.ts'
import type { Caller, CallerCompany } from '../../session/caller.ts'

type BrandList = NonNullable<NonNullable<OperationReply<typeof login>>['brandList']>

/**
 * The caller of a new session, and when it ends: with the upstream's token, else after so many
 * hours. Without a JWT of the passcode check the sign-in's own session token serves [decisions].
 */
export function toCaller(
  user: UserData,
  brands: BrandList = [],
  passcodeJwt: string | undefined,
  sessionHours: number,
): { caller: Caller; endsAt: number } {
  const jwt = passcodeJwt || user.sessionToken
  if (!jwt) throw new ProblemError('sign-in-failed', { cause: 'neither jwt nor sessionToken' })
  const caller: Caller = {
    userId: user.id,
    loginId: user.loginId,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    jwt,
    companies: brands.map(toCompany),
    brand: brands.length === 1 ? (brands[0]?.Code ?? null) : null,
    attributes: toAttributes(user, brands),
  }
  const endsAt = expiryOf(jwt) ?? Date.now() + sessionHours * 3_600_000
  if (endsAt <= Date.now())
    throw new ProblemError('sign-in-failed', { cause: 'the token has expired' })
  return { caller, endsAt }
}

function toCompany({ Code, name, ApplicationCode, ERecruitId }: BrandList[number]): CallerCompany {
  return {
    code: Code,
    name: name || Code,
    applicationCode: ApplicationCode ?? Code,
    eRecruitId: ERecruitId ?? null,
  }
}

/** Each attribute under one name, however it is spelt upstream. */
function toAttributes(user: UserData, brands: BrandList): Attributes {
  return {
    isNewUser: user.isNewUser ?? false,
    isIHT: (user.isIHT || user.IsIHT) ?? false,
    isCalifornia: (user.isCali || user.isCaliforniaEmployee) ?? false,
    hasPayrollId: Boolean(user.peopleSoftId),
    hasERecruitId: Boolean(user.eRecruitId),
    hasChildSupportOrder: user.hasCSO ?? false,
    hasTimeReporting: (user.timeReporting || user.hasTimeEntryPageAccess) ?? false,
    hasRecognition: brands[0]?.badgeNotification ?? false,
  }
}

/** Milliseconds since 1970 at which a JWT ends; undefined when it does not say, or is opaque. */
export function expiryOf(jwt: string): number | undefined {
  try {
    const { exp } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
    return typeof exp === 'number' ? exp * 1000 : undefined
  } catch {
    return undefined
  }
}
