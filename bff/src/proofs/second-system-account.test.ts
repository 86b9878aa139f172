import {
  changePassword,
  hidePreference,
  readEmail,
  readPreference,
  readSecurityQuestion,
  requestOwnResetLink,
  showSecurityAnswer,
  updateEmail,
  updatePreference,
  updateSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { chooseCompany } from '@gatehouse/contracts/portal/companies'
import { readContent } from '@gatehouse/contracts/portal/content'
import { readEmailHistory } from '@gatehouse/contracts/portal/email-history'
import { setNotificationStatus } from '@gatehouse/contracts/portal/notification-status'
import {
  downloadAttachment,
  listNotifications,
  readNotification,
} from '@gatehouse/contracts/portal/notifications'
import {
  answerSecurityQuestion,
  enterPin,
  findEmail,
  readReset,
  requestResetLink,
  resendResetLink,
} from '@gatehouse/contracts/portal/recovery'
import { acceptNotice, readSession, signOut } from '@gatehouse/contracts/portal/session'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { recordPresses } from '@gatehouse/contracts/portal/tracking'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Visitor } from '../testing/visitor.ts'
import {
  password,
  type SecondGateway,
  see,
  startSecondGateway,
} from './second-system/second-gateway.ts'

const tamsin = 'tamsin.oduya@zephyr.example'
const ake = 'ake.lindqvist@zephyr.example'

let gateway: SecondGateway
let worker: Visitor

beforeAll(async () => {
  gateway = await startSecondGateway()
  worker = await gateway.signIn(tamsin)
})
afterAll(() => gateway.close())

const sent = (route: string) => gateway.sent(route)
const enter = (identity: string, typed = password) =>
  gateway.visitor().call(startSignIn, { body: { identity, password: typed } })

describe('sign-in', () => {
  test('by passcode shows who somebody is, from numbers, nulls and a brand list that is an object', async () => {
    const { person, gates } = await see(worker, readSession)
    expect(person).toMatchObject({
      firstName: 'Tamsin',
      lastName: 'Oduya-Reyes',
      company: 'prostaff',
      companies: [{ code: 'prostaff', name: 'Company 1' }],
      attributes: {
        isNewUser: false,
        isIHT: false,
        isCalifornia: false,
        hasPayrollId: true,
        hasERecruitId: true,
        hasChildSupportOrder: true,
        hasTimeReporting: true,
        hasRecognition: true,
      },
    })
    expect(gates).toEqual([])
    expect(sent('POST User/Login')?.body).toEqual({
      Identity: tamsin,
      Password: password,
      ClientId: 'zephyr-portal',
      ClientSecret: 'qa-9Kd0-secret',
      Token2FA: expect.stringMatching(/^\d{6}$/),
    })
  })

  test.each([
    ['with a wrong password', tamsin, 'Wrong#2026', 'invalid-credentials'],
    ['by a stranger', 'nobody@zephyr.example', password, 'invalid-credentials'],
    ['of an inactive account', 'asleep@zephyr.example', password, 'account-inactive'],
    ['of a forced change', 'forced@zephyr.example', password, 'password-change-forced'],
  ])('%s is refused', async (_, identity, typed, code) => {
    expect((await enter(identity, typed)).problem.code).toBe(code)
  })

  test('with a wrong passcode is refused', async () => {
    const visitor = gateway.visitor()
    await visitor.call(startSignIn, { body: { identity: tamsin, password } })
    const { problem } = await visitor.call(submitPasscode, { body: { passcode: '000000' } })
    expect(problem.code).toBe('passcode-wrong')
  })

  test('goes through notice, preference and company', async () => {
    const visitor = await gateway.signIn(ake)
    const { person, gates } = await see(visitor, readSession)
    expect(gates).toEqual(['california-notice', 'preference'])
    expect(person).toMatchObject({ company: null, attributes: { isIHT: true, isCalifornia: true } })
    await see(visitor, acceptNotice)
    expect((await see(visitor, hidePreference)).gates).toEqual([])
    expect(sent('POST User/UpdateForceShow2FAPref')?.body).toEqual({ ewUserId: 940_113 })
    const chosen = await see(visitor, chooseCompany, { body: { code: 'warets' } })
    expect(chosen.person?.company).toBe('warets')
  })

  test('renews a service token that the system has forgotten', async () => {
    gateway.system.people.serviceTokens.clear()
    expect((await enter(tamsin)).status).toBe(200)
  })
})

describe('account', () => {
  test('preference', async () => {
    expect(await see(worker, readPreference)).toEqual({ preference: 'sms', phone: '3035550177' })
    const body = { preference: 'email', phone: '' }
    expect((await worker.callWithStepUp(updatePreference, body, tamsin)).status).toBe(200)
    expect(sent('POST User/Auth0/Add2FAPreference')?.body).toMatchObject({ preference: 'Email' })
  })

  test('security question', async () => {
    expect(await see(worker, readSecurityQuestion)).toEqual({
      question: 'what was your first street?',
      hasAnswer: true,
    })
    const shown = await worker.callWithStepUp(showSecurityAnswer, undefined, tamsin)
    expect(shown.reply).toEqual({ answer: 'Kiln Lane' })
    const body = { question: 'First pet?', answer: 'Otter' }
    expect((await worker.callWithStepUp(updateSecurityQuestion, body, tamsin)).status).toBe(200)
    expect(sent('POST User/{ewId}/SecurityQuestion')).toMatchObject({
      params: { ewId: '940112' },
      body: { securityQuestion: 'First pet?', securityQuestionAnswer: 'Otter' },
    })
  })

  test('password, refused in the words of the system, then changed', async () => {
    const body = { currentPassword: 'Wrong#2026', newPassword: 'Basalt#2027' }
    const refused = await worker.callWithStepUp(changePassword, body, tamsin)
    expect(refused.problem).toMatchObject({
      code: 'password-refused',
      upstreamMessage: 'The current password is not right.',
    })
    const right = { ...body, currentPassword: password }
    expect((await worker.callWithStepUp(changePassword, right, tamsin)).status).toBe(200)
    expect(sent('POST User/{id}/SetUserPassword')?.body).toEqual({
      CurrentPassword: password,
      RepeatPassword1: 'Basalt#2027',
      RepeatPassword2: 'Basalt#2027',
    })
  })

  test('a link to reset the own password', async () => {
    await see(worker, requestOwnResetLink)
    expect(sent('GET User/{id}/RequestPasswordReset')?.params).toEqual({ id: '940112' })
  })

  test('e-mail address', async () => {
    expect(await see(worker, readEmail)).toEqual({ email: tamsin })
    const body = { email: 'tamsin@zephyr.example' }
    expect((await worker.callWithStepUp(updateEmail, body, tamsin)).status).toBe(200)
    expect(sent('POST User/{entity}/{ewId}/Email')).toMatchObject({
      params: { entity: 'Zephyr-East', ewId: '940112' },
      body,
    })
  })

  test('what was pressed is tracked', async () => {
    await see(worker, recordPresses, { body: { elements: ['menu-account'] } })
    const { body } = await gateway.sentLater('POST Api/Tracking')
    expect(body).toMatchObject({
      EWUserId: 940_112,
      EWUserLoginId: 'ZQ-ODUYA',
      ElementId: 'menu-account',
    })
  })
})

describe('messages and content', () => {
  test('notifications are listed, read, downloaded and archived', async () => {
    const { notifications } = await see(worker, listNotifications)
    expect(notifications).toMatchObject([
      { title: 'Your badge is ready', status: 'new', attachment: 'gate-plan.pdf' },
      { title: 'Shift moved', status: 'unread', attachment: null },
      { title: 'Old news', status: 'archived', attachment: null },
    ])
    const params = { id: notifications[0]?.id ?? '' }
    expect(await see(worker, readNotification, { params })).toMatchObject({
      body: '<p>Fetch it at <b>gate 4</b>.</p>',
    })
    const file = await worker.fetch(downloadAttachment, { params })
    expect(await file.text()).toMatch(/^%PDF/)
    const counted = await gateway.sentLater(
      'POST Api/User/{id}/Notifications/{nid}/Attachment/IncrementDownloadCounter',
    )
    expect(counted.params).toEqual({ id: '940112', nid: '77001' })
    await see(worker, setNotificationStatus, { body: { ids: [params.id], status: 'archived' } })
    expect(gateway.system.calls.at(-1)?.path).toBe('Api/User/940112/Notifications/77001/Archived')
  })

  test('content is sorted by priority and sanitized', async () => {
    const params = { code: 'announcements' }
    const { categories } = await see(worker, readContent, { params })
    expect(categories).toEqual([
      {
        title: 'Plant news',
        language: 'en',
        items: [
          { kind: 'html', html: '<p>First</p>', language: 'en' },
          { kind: 'html', html: '<p>Second</p>', language: 'en' },
        ],
      },
    ])
  })

  test.each([
    [
      'benefits',
      [
        {
          title: 'Benefits',
          language: 'en',
          items: [{ kind: 'link', label: 'Plan', url: 'https://zephyr.example/p', language: 'en' }],
        },
      ],
    ],
    ['safety', []],
  ])('content of %s', async (code, categories) => {
    expect(await see(worker, readContent, { params: { code } })).toEqual({ categories })
  })

  test('e-mail history', async () => {
    const { emails } = await see(worker, readEmailHistory)
    expect(emails).toMatchObject([{ subject: null, address: tamsin, delivery: 'delivered' }])
  })
})

describe('recovery', () => {
  const lost = 'lost@zephyr.example'
  const lastMail = () => gateway.system.people.mail.at(-1)

  test('by link: a used link offers a new one, which resets the password', async () => {
    const visitor = gateway.visitor()
    await see(visitor, requestResetLink, { body: { username: lost } })
    const { text = '' } = lastMail() ?? {}
    const known = gateway.system.people.resetTokens.get(text)
    if (known) known.isUsed = true
    await visitor.visit(`/password-reset?token=${text}`)
    expect(await see(visitor, readReset)).toEqual({ open: false, canResend: true })
    await see(visitor, resendResetLink)
    expect(sent('POST Api/User/{id}/ForgotPassword/Verify')).toMatchObject({
      params: { id: '940118' },
      body: { securityQuestionAnswer: '' },
    })
    await visitor.visit(`/password-reset?token=${lastMail()?.text}`)
    expect(await see(visitor, readReset)).toMatchObject({ open: true })
  })

  test('by an unknown link', async () => {
    const visitor = gateway.visitor()
    await visitor.visit('/password-reset?token=no-such-token')
    expect(await see(visitor, readReset)).toEqual({ open: false, canResend: false })
  })

  test('by PIN', async () => {
    const wrong = await gateway.visitor().call(enterPin, { body: { pin: '1111' } })
    expect(wrong.problem.code).toBe('pin-unknown')
    const visitor = gateway.visitor()
    await see(visitor, enterPin, { body: { pin: '8642' } })
    expect(await see(visitor, readReset)).toMatchObject({ open: true })
  })

  test('by question: the right answer mails a temporary password', async () => {
    const answer = (text: string) =>
      gateway.visitor().call(answerSecurityQuestion, { body: { username: lost, answer: text } })
    expect((await answer('No lane')).problem.code).toBe('answer-wrong')
    expect((await answer('Kiln Lane')).status).toBe(200)
    expect(lastMail()).toEqual({ to: lost, text: 'temporary password' })
  })

  test('of the e-mail address', async () => {
    const body = { lastName: 'Marlowe', lastSix: '440918' }
    expect(await see(gateway.visitor(), findEmail, { body })).toEqual({ emailAddress: lost })
    const unknown = await gateway
      .visitor()
      .call(findEmail, { body: { ...body, lastName: 'Nobody' } })
    expect(unknown.problem.code).toBe('email-withheld')
  })
})

test('sign-out tells the system', async () => {
  await see(worker, signOut)
  await gateway.sentLater('POST User/Logout')
  expect((await see(worker, readSession)).person).toBeNull()
})
