import { readSecurityQuestion, updatePreference } from '@gatehouse/contracts/portal/account'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { signInLegacy } from '@gatehouse/contracts/portal/sign-in'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  password,
  type SecondGateway,
  see,
  startSecondGateway,
} from './second-system/second-gateway.ts'

const tamsin = 'tamsin.oduya@zephyr.example'

let gateway: SecondGateway
beforeAll(async () => {
  gateway = await startSecondGateway(() => ({ SIGN_IN: 'legacy' }))
})
afterAll(() => gateway.close())

test('sign-in by password alone, whose session token steps up and signs out', async () => {
  const visitor = gateway.visitor()
  const body = { identity: tamsin, password }
  const { person } = await see(visitor, signInLegacy, { body })
  expect(person).toMatchObject({ firstName: 'Tamsin', company: 'prostaff' })
  expect(gateway.sent('POST Api/User/Authenticate')?.body).toMatchObject({
    Identity: tamsin,
    Password: password,
  })
  expect(await see(visitor, readSecurityQuestion)).toMatchObject({ hasAnswer: true })
  const preference = { preference: 'email', phone: '' }
  expect((await visitor.callWithStepUp(updatePreference, preference, tamsin)).status).toBe(200)
  await see(visitor, signOut)
  await gateway.sentLater('POST User/Logout')
  expect((await see(visitor, readSession)).person).toBeNull()
})

test('a wrong password is invalid credentials', async () => {
  const body = { identity: tamsin, password: 'Wrong#2026' }
  const { problem } = await gateway.visitor().call(signInLegacy, { body })
  expect(problem.code).toBe('invalid-credentials')
})
