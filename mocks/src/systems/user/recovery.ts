import {
  findEmailAddress,
  forgotPassword,
  passwordReset,
  requestPasswordReset,
  send2FAForReset,
  validatePasswordReset,
  validateSecurityAnswer,
  verifyForgotPassword,
  verifyPasswordResetPin,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fake } from '../../fake/fake.ts'
import type { World } from '../../world/world.ts'
import { findPasswordError, setPassword } from '../new-password.ts'
import { rejectOtherUser } from '../reject-other-user.ts'
import { sendResetLink, sendTemporaryPassword } from '../send-recovery.ts'
import { findChannelError, sendPasscode } from './send-passcode.ts'

function reject(message: string, status = 400): Response {
  return HttpResponse.json({ message }, { status })
}

const equalsIgnoringCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Null fields for an unknown token. */
function stateOf(token: string, world: World) {
  const found = world.resetTokens.find(token)
  if (!found) return { isValid: false, ewLoginId: null, config: null }
  const { loginId, expiresAt, actuatedAt, auditId } = found
  const isOpen = world.resetTokens.isOpen(found)
  const config = {
    token,
    loginId,
    HasExpired: expiresAt <= world.clock.now(),
    HasBeenActuated: actuatedAt !== null,
    PinDoesNotMatch: false,
    IsValid: isOpen,
    ExpirationDate: new Date(expiresAt).toISOString(),
    ActuatedDate: actuatedAt === null ? null : new Date(actuatedAt).toISOString(),
    AuditId: auditId,
    UserId: world.people.findByLoginId(loginId)?.id ?? null,
  }
  return { isValid: isOpen, ewLoginId: isOpen ? loginId : null, config }
}

export const userRecovery = [
  fake(forgotPassword, {
    sample: (caller) => ({ body: { username: caller.login } }),
    reply: ({ body, world }) => {
      const person = world.people.findByIdentity(body.username)
      if (!person) return reject('No such user', 404)
      if (!person.active) return { Valid: false, UserId: null, EmailAddress: null }
      sendResetLink(person, world)
      return { Valid: true, UserId: person.id, EmailAddress: person.login }
    },
  }),

  fake(verifyForgotPassword, {
    signInState: 'signed-in',
    sample: (caller) => ({
      params: { id: caller.userId },
      body: { securityQuestionAnswer: 'Biscuit' },
    }),
    reply: ({ params, body: { securityQuestionAnswer: answer }, world }) => {
      const person = world.people.findById(params.id)
      if (!person) return reject('No such user', 404)
      if (answer === '') sendResetLink(person, world)
      else if (!equalsIgnoringCase(answer, person.securityQuestionAnswer)) return { Valid: false }
      else sendTemporaryPassword(person, world)
      return { Valid: true }
    },
  }),

  fake(verifyPasswordResetPin, {
    sample: () => ({ body: { pin: '246810' } }),
    reply: ({ body, world }) => {
      const found = world.pins.find(body.pin)
      if (!found) return { message: 'No record located', login: null, token: null }
      return { message: 'Record located successfully', login: found.loginId, token: found.token }
    },
  }),

  fake(validatePasswordReset, {
    sample: () => ({ body: { token: 'open-token' } }),
    reply: ({ body, world }) => stateOf(body.token, world),
  }),

  // send2FA has the same path, but requires a session.
  fake(send2FAForReset, {
    signInState: 'passcode-sent',
    sample: (caller) => ({ body: { ewLoginId: caller.loginId } }),
    reply: ({ body, world }) => {
      const person = world.people.findByLoginId(body.ewLoginId)
      if (!person || !world.resetTokens.hasOpen(person.loginId))
        return reject('Nobody of that login id is choosing a new password')
      const error = findChannelError(person, body.Channel)
      if (error) return reject(error)
      sendPasscode(person, world, body.Channel)
      return undefined
    },
    matches: ({ headers }) => !headers.has('JwtAuthorization'),
  }),

  fake(passwordReset, {
    signInState: 'passcode-checked',
    sample: (caller) => ({
      body: {
        loginId: caller.loginId,
        password: 'Gatehouse2!',
        token: 'open-token',
        jwt: caller.jwt,
      },
    }),
    reply: ({ body: { loginId, password, token, jwt }, world }) => {
      const reset = world.resetTokens.find(token)
      const person = world.people.findByLoginId(loginId)
      if (!person || reset?.loginId !== loginId || !world.resetTokens.isOpen(reset))
        return reject('The link has expired or has been used.')
      const error = findPasswordError(person, password)
      if (error) return reject(error)
      if (jwt !== undefined && !world.passcodes.useProof(loginId, jwt))
        return reject('The passcode is not confirmed.')
      setPassword(person, password, world)
      world.resetTokens.actuate(reset)
      if (jwt !== undefined) world.sessions.end(jwt)
      return undefined
    },
  }),

  fake(findEmailAddress, {
    sample: () => ({
      body: { LastName: 'Santos', LastSix: '456789' },
    }),
    reply: ({ body: { LastName, LastSix }, world }) => {
      const person = world.people
        .list()
        .find(
          ({ lastName, lastSix }) => equalsIgnoringCase(lastName, LastName) && lastSix === LastSix,
        )
      return { EmailAddress: person?.login ?? null }
    },
  }),

  fake(requestPasswordReset, {
    sample: (caller) => ({ params: { id: caller.userId } }),
    reply: ({ params, user, world }) => {
      const rejection = rejectOtherUser(user, params.id, 'path parameter id')
      if (rejection) return rejection
      sendResetLink(user, world)
      return undefined
    },
  }),

  fake(validateSecurityAnswer, {
    signInState: 'signed-in',
    sample: (caller) => ({
      params: { ewId: caller.userId },
      body: { question: "what was your first pet's name", answer: 'Biscuit' },
    }),
    reply: ({ params, body: { question, answer }, world }) => {
      const person = world.people.findById(params.ewId)
      if (!person) return reject('No such user', 404)
      const Valid =
        equalsIgnoringCase(question, person.securityQuestion) &&
        equalsIgnoringCase(answer, person.securityQuestionAnswer)
      return { Valid, UserId: person.id, EmailAddress: null }
    },
  }),
]
