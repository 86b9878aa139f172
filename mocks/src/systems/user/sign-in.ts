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
import { HttpResponse } from 'msw'
import type { Caller } from '../../client/caller.ts'
import { fakeCredentials } from '../../credentials.ts'
import { fake } from '../../fake/fake.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { logInAs } from './login-result.ts'
import { refuseChannel, sendPasscode } from './send-passcode.ts'

interface Client {
  ClientId: string
  ClientSecret: string
}

function refuse(message: string, fault: string): Response {
  return HttpResponse.json({ message, faults: [fault] }, { status: 400 })
}

function refuseClient(given: Client): Response | undefined {
  const isKnown =
    given.ClientId === fakeCredentials.clientId &&
    given.ClientSecret === fakeCredentials.clientSecret
  if (isKnown) return undefined
  return refuse('Unknown client', 'body/ClientId and body/ClientSecret are not those of a client')
}

function findPerson(
  given: { Identity: string; Password: string },
  world: World,
): Person | undefined {
  const person = world.people.findByIdentity(given.Identity)
  const isRight =
    person &&
    (person.password === given.Password ||
      world.temporaryPasswords.opens(person.loginId, given.Password))
  return isRight ? person : undefined
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
    answer: ({ body }) => ({
      success: true,
      score: body.response.startsWith('bot') ? 0.3 : 0.9,
    }),
  }),

  fake(checkUserForcePassword, {
    sample: (caller) => ({
      body: { EmailAddress: caller.login },
    }),
    answer: ({ body, world }) => {
      const person = world.people.findByIdentity(body.EmailAddress)
      return { forcePasswordReset: person?.forcePasswordReset ?? false }
    },
  }),

  fake(getLoginId, {
    sample: (caller) => ({ body: credentialsOf(caller) }),
    answer: ({ body, world }) => {
      const refusal = refuseClient(body)
      if (refusal) return refusal
      const person = findPerson(body, world)
      if (!person) return { message: 'Invalid login or password', userData: null }
      if (!person.active) return { message: 'User is inactive', userData: null }
      const fault = refuseChannel(person, body.Channel)
      if (fault) return refuse('No such way', fault)
      const { loginId, preference2FA, phone } = person
      const mustChoose = preference2FA === 'None' && phone !== null
      if (body.Channel || !mustChoose) sendPasscode(person, world, body.Channel)
      const phoneHint = phone && `***-***-${phone.slice(-4)}`
      return { message: '', userData: { loginId, preference2FA, phoneHint } }
    },
  }),

  fake(check2FA, {
    needs: 'passcode-sent',
    sample: (caller) => ({
      body: { ewLoginId: caller.loginId, token2FA: caller.passcode },
    }),
    answer: ({ body, world }) => {
      const isValidated = world.passcodes.check(body.ewLoginId, body.token2FA)
      return { isValidated, jwt: isValidated ? world.sessions.start(body.ewLoginId) : null }
    },
  }),

  fake(login, {
    needs: 'passcode-checked',
    sample: (caller) => ({
      body: { ...credentialsOf(caller), Token2FA: caller.passcode },
    }),
    answer: ({ body, world }) => {
      const refusal = refuseClient(body)
      if (refusal) return refusal
      const person = findPerson(body, world)
      if (!person?.active || !world.passcodes.redeem(person.loginId, body.Token2FA))
        return undefined
      if (body.Password !== person.password) world.temporaryPasswords.spend(person.loginId)
      return logInAs(person, world)
    },
  }),

  fake(authenticateUser, {
    sample: (caller) => ({
      body: { Identity: caller.login, Password: caller.password },
    }),
    answer: ({ body, world }) => {
      const person = findPerson(body, world)
      return person?.active ? logInAs(person, world) : undefined
    },
  }),

  fake(auth0Login, {
    sample: (caller) => ({ body: { identity: caller.login } }),
    answer: ({ body, world }) => {
      const person = world.people.findByIdentity(body.identity)
      return person?.active ? logInAs(person, world) : undefined
    },
  }),

  fake(auth0Logout, {
    needs: 'signed-in',
    sample: (caller) => ({ body: { sessionToken: caller.jwt } }),
    answer: ({ body, world }) => {
      world.identity.sessions.endByToken(body.sessionToken)
      world.sessions.end(body.sessionToken)
      return undefined
    },
  }),

  fake(send2FA, {
    sample: (caller) => ({ body: { ewLoginId: caller.loginId } }),
    answer: ({ body, user, world }) => {
      const isOwn = body.ewLoginId === user.loginId
      const fault = isOwn
        ? refuseChannel(user, body.Channel)
        : 'body/ewLoginId is not the login id of the user whom JwtAuthorization names'
      if (fault) return refuse('No passcode was sent', fault)
      sendPasscode(user, world, body.Channel)
      return undefined
    },
  }),

  fake(logout, {
    answer: ({ jwt, world }) => {
      world.sessions.end(jwt)
      return undefined
    },
  }),
]
