import type { Operation } from '@gatehouse/contracts/operation'
import { fakeCredentials } from '../credentials.ts'
import type { World } from '../world/world.ts'

/** Validation error and its response status. */
export interface RequestError {
  status: 400 | 401
  text: string
}

const service = ['Authorization', 'ClientAuthorization']
const caller = [...service, 'JwtAuthorization', 'TimeCode']
const payroll = ['PortalUser']
const all = [...caller, ...payroll]
const required = { anonymous: [], service, caller, payroll }

function findHeaderError(
  name: string,
  value: string,
  headers: Headers,
  world: World,
): string | null {
  switch (name) {
    case 'Authorization': {
      const token = /^Bearer (.+)$/.exec(value)?.[1]
      return token && world.serviceTokens.isValid(token)
        ? null
        : 'is not "Bearer" and a service token that is valid now'
    }
    case 'ClientAuthorization':
      return value === fakeCredentials.clientAuthorization ? null : 'is not the one of this client'
    case 'JwtAuthorization':
      return world.sessions.loginIdOf(value) ? null : 'is not the token of a session'
    case 'PortalUser':
      return world.people.findByPayrollId(value) ? null : 'is no payroll id'
    default: {
      const loginId = world.sessions.loginIdOf(headers.get('JwtAuthorization') ?? '')
      const person = world.people.findByLoginId(loginId ?? '')
      return value === person?.id ? null : 'is not the id of the user whom JwtAuthorization names'
    }
  }
}

/**
 * Validates the credential headers for an operation's `as`; any other one is an error. A missing or
 * expired service token is a 401, so that the gateway renews it.
 */
export function validateCredentials(
  as: Operation['as'],
  headers: Headers,
  world: World,
): RequestError[] {
  return all.flatMap((name): RequestError[] => {
    const value = headers.get(name)
    if (!required[as].some((one) => one === name)) {
      return value === null ? [] : [{ status: 400, text: `header ${name} must not be sent` }]
    }
    const error = value === null ? 'is missing' : findHeaderError(name, value, headers, world)
    const status = name === 'Authorization' ? 401 : 400
    return error ? [{ status, text: `header ${name} ${error}` }] : []
  })
}
