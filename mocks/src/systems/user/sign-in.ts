import {
  auth0Login,
  auth0Logout,
  authenticateUser,
  check2FA,
  checkUserForcePassword,
  getLoginId,
  login,
  logout,
  send2FA,
  verifyReCaptcha,
} from '@gatehouse/contracts/upstream/user'
import type { Caller } from '../../client/caller.ts'
import { fakeCredentials } from '../../credentials.ts'
import { fake } from '../../fake/fake.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { badRequest } from '../bad-request.ts'
import { logInAs } from './login-result.ts'
import { findChannelError, sendPasscode } from './send-passcode.ts'

interface Client {
  ClientId: string
  ClientSecret: string
}

function rejectUnknownClient(credentials: Client): Response | undefined {
  const isKnown =
    credentials.ClientId === fakeCredentials.clientId &&
    credentials.ClientSecret === fakeCredentials.clientSecret
  if (isKnown) return undefined
  return badRequest('body/ClientId and body/ClientSecret are not those of a client')
}

function findPerson(
  credentials: { Identity: string; Password: string },
  world: World,
): Person | undefined {
  const person = world.people.findByIdentity(credentials.Identity)
  const isValid =
    person &&
    (person.password === credentials.Password ||
      world.temporaryPasswords.isUnused(person.loginId, credentials.Password))
  return isValid ? person : undefined
}

/** Signs in; a temporary password is used up. */
function logInWith(password: string, person: Person, world: World) {
  if (password !== person.password) world.temporaryPasswords.markUsed(person.loginId)
  return logInAs(person, world)
}

function credentialsOf(caller: Caller) {
  return {
    Identity: caller.login,
    Password: caller.password,
    ClientId: caller.clientId,
    ClientSecret: caller.clientSecret,
  }
}

export const userSignIn = [
  fake(verifyReCaptcha, {
    sample: () => ({ body: { response: 'person' } }),
    reply: ({ body }) => ({
      success: true,
      score: body.response.startsWith('bot') ? 0.3 : 0.9,
    }),
  }),

  fake(checkUserForcePassword, {
    sample: (caller) => ({
      body: { EmailAddress: caller.login },
    }),
    reply: ({ body, world }) => {
      const person = world.people.findByIdentity(body.EmailAddress)
      return { forcePasswordReset: person?.forcePasswordReset ?? false }
    },
  }),

  fake(getLoginId, {
    sample: (caller) => ({ body: credentialsOf(caller) }),
    reply: ({ body, world }) => {
      const rejection = rejectUnknownClient(body)
      if (rejection) return rejection
      const person = findPerson(body, world)
      if (!person) return { message: 'Invalid login or password', userData: null }
      if (!person.active) return { message: 'User is inactive', userData: null }
      const error = findChannelError(person, body.Channel)
      if (error) return badRequest(error)
      const { loginId, preference2FA, phone } = person
      const mustChoose = preference2FA === 'None' && phone !== null
      if (body.Channel || !mustChoose) sendPasscode(person, world, body.Channel)
      const phoneHint = phone && `***-***-${phone.slice(-4)}`
      return { message: '', userData: { loginId, preference2FA, phoneHint } }
    },
  }),

  fake(check2FA, {
    signInState: 'passcode-sent',
    sample: (caller) => ({
      body: { ewLoginId: caller.loginId, token2FA: caller.passcode },
    }),
    reply: ({ body, world }) => {
      const isValidated = world.passcodes.check(body.ewLoginId, body.token2FA)
      if (!isValidated) return { isValidated, jwt: null }
      const jwt = world.sessions.start(body.ewLoginId)
      world.passcodes.addProof(body.ewLoginId, jwt)
      return { isValidated, jwt }
    },
  }),

  fake(login, {
    signInState: 'passcode-checked',
    sample: (caller) => ({
      body: { ...credentialsOf(caller), Token2FA: caller.passcode },
    }),
    reply: ({ body, world }) => {
      const rejection = rejectUnknownClient(body)
      if (rejection) return rejection
      const person = findPerson(body, world)
      if (!person?.active || !world.passcodes.redeem(person.loginId, body.Token2FA))
        return undefined
      return logInWith(body.Password, person, world)
    },
  }),

  fake(authenticateUser, {
    sample: (caller) => ({
      body: { Identity: caller.login, Password: caller.password },
    }),
    reply: ({ body, world }) => {
      const person = findPerson(body, world)
      return person?.active ? logInWith(body.Password, person, world) : undefined
    },
  }),

  fake(auth0Login, {
    sample: (caller) => ({ body: { identity: caller.login } }),
    reply: ({ body, world }) => {
      const person = world.people.findByIdentity(body.identity)
      return person?.active ? logInAs(person, world) : undefined
    },
  }),

  fake(auth0Logout, {
    signInState: 'signed-in',
    sample: (caller) => ({ body: { sessionToken: caller.jwt } }),
    reply: ({ body, world }) => {
      world.identity.sessions.endByToken(body.sessionToken)
      world.sessions.end(body.sessionToken)
      return undefined
    },
  }),

  fake(send2FA, {
    sample: (caller) => ({ body: { ewLoginId: caller.loginId } }),
    reply: ({ body, user, world }) => {
      const isOwn = body.ewLoginId === user.loginId
      const error = isOwn
        ? findChannelError(user, body.Channel)
        : 'body/ewLoginId is not the login id of the user whom JwtAuthorization names'
      if (error) return badRequest(error)
      sendPasscode(user, world, body.Channel)
      return undefined
    },
  }),

  fake(logout, {
    reply: ({ jwt, world }) => {
      world.sessions.end(jwt)
      return undefined
    },
  }),
]
