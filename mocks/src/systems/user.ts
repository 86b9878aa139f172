import {
  check2FA,
  checkUserForcePassword,
  getLoginId,
  login,
  logout,
  verifyReCaptcha,
} from '@gatehouse/contracts/upstream/user'
import { HttpResponse } from 'msw'
import { fakeCredentials } from '../credentials.ts'
import type { Person } from '../world/person.ts'
import type { World } from '../world/world.ts'
import { fake } from './fake.ts'
import { brandListOf, userDataOf } from './login-result.ts'
import { sendPasscode } from './send-passcode.ts'

interface Credentials {
  Identity: string
  Password: string
  ClientId: string
  ClientSecret: string
}

function refuseClient(given: Credentials): Response | undefined {
  const isKnown =
    given.ClientId === fakeCredentials.clientId &&
    given.ClientSecret === fakeCredentials.clientSecret
  if (isKnown) return undefined
  const faults = ['body/ClientId and body/ClientSecret are not those of a client']
  return HttpResponse.json({ message: 'Unknown client', faults }, { status: 400 })
}

function findPerson(given: Credentials, world: World): Person | undefined {
  const person = world.people.findByIdentity(given.Identity)
  return person?.password === given.Password ? person : undefined
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
    sendPasscode(person, world)
    const { loginId, preference2FA, phone } = person
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
    const sessionToken = world.sessions.start(person.loginId)
    return { userData: userDataOf(person, sessionToken), brandList: brandListOf(person) }
  }),

  fake(logout, ({ jwt, world }) => {
    world.sessions.end(jwt)
    return undefined
  }),
]
