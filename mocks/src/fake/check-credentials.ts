import type { Operation } from '@gatehouse/contracts/operation'
import { fakeCredentials } from '../credentials.ts'
import type { World } from '../world/world.ts'

/** A fault of a request, and the status that reports it. */
export interface RequestFault {
  status: 400 | 401
  text: string
}

const service = ['Authorization', 'ClientAuthorization']
const all = [...service, 'JwtAuthorization', 'TimeCode']
const demanded = { anonymous: [], service, caller: all }

function checkValue(name: string, value: string, headers: Headers, world: World): string | null {
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
    default: {
      const loginId = world.sessions.loginIdOf(headers.get('JwtAuthorization') ?? '')
      const person = world.people.findByLoginId(loginId ?? '')
      return value === person?.id ? null : 'is not the id of the user whom JwtAuthorization names'
    }
  }
}

/**
 * Judges the credentials that an operation demands by its `as`, and that it comes with no other.
 * A service token that is missing or has expired is a 401, so that the gateway renews it.
 */
export function checkCredentials(
  as: Operation['as'],
  headers: Headers,
  world: World,
): RequestFault[] {
  return all.flatMap((name): RequestFault[] => {
    const value = headers.get(name)
    if (!demanded[as].some((one) => one === name)) {
      return value === null ? [] : [{ status: 400, text: `header ${name} must not be sent` }]
    }
    const fault = value === null ? 'is missing' : checkValue(name, value, headers, world)
    const status = name === 'Authorization' ? 401 : 400
    return fault ? [{ status, text: `header ${name} ${fault}` }] : []
  })
}
