import {
  auth0Login,
  auth0Logout,
  authenticateUser,
  check2FA,
  checkUserForcePassword,
  getLoginId,
  jobApplyCheck,
  login,
  logout,
  send2FA,
  verifyReCaptcha,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fakeCredentials } from '../../credentials.ts'
import type { Person } from '../../world/person.ts'
import type { World } from '../../world/world.ts'
import { fake } from '../../fake/fake.ts'
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

export const user = [
  fake(verifyReCaptcha, ({ body }) => ({
    success: true,
    score: body.response.startsWith('bot') ? 0.3 : 0.9,
  })),

  fake(checkUserForcePassword, ({ body, world }) => {
    const person = world.people.findByIdentity(body.EmailAddress)
    return { forcePasswordReset: person?.forcePasswordReset ?? false }
  }),

  fake(getLoginId, ({ body, world }) => {
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
  }),

  fake(check2FA, ({ body, world }) => {
    const isValidated = world.passcodes.check(body.ewLoginId, body.token2FA)
    return { isValidated, jwt: isValidated ? world.sessions.start(body.ewLoginId) : null }
  }),

  fake(login, ({ body, world }) => {
    const refusal = refuseClient(body)
    if (refusal) return refusal
    const person = findPerson(body, world)
    if (!person?.active || !world.passcodes.redeem(person.loginId, body.Token2FA)) return undefined
    if (body.Password !== person.password) world.temporaryPasswords.spend(person.loginId)
    return logInAs(person, world)
  }),

  fake(authenticateUser, ({ body, world }) => {
    const person = findPerson(body, world)
    return person?.active ? logInAs(person, world) : undefined
  }),

  fake(auth0Login, ({ body, world }) => {
    const person = world.people.findByIdentity(body.identity)
    return person?.active ? logInAs(person, world) : undefined
  }),

  fake(auth0Logout, ({ body, world }) => {
    world.identity.sessions.endByToken(body.sessionToken)
    world.sessions.end(body.sessionToken)
    return undefined
  }),

  fake(send2FA, ({ body, user, world }) => {
    const isOwn = body.ewLoginId === user.loginId
    const fault = isOwn
      ? refuseChannel(user, body.Channel)
      : 'body/ewLoginId is not the login id of the user whom JwtAuthorization names'
    if (fault) return refuse('No passcode was sent', fault)
    sendPasscode(user, world, body.Channel)
    return undefined
  }),

  fake(jobApplyCheck, ({ params, user }) => {
    if (params.ewId !== user.id)
      return refuse('Not yours to ask', 'path parameter ewId is not the id of the user')
    return { ApplicationExists: user.appliedFor.includes(params.jobId) }
  }),

  fake(logout, ({ jwt, world }) => {
    world.sessions.end(jwt)
    return undefined
  }),
]
