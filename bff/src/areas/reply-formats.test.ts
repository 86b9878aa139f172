import { readEmail, readPreference, updateEmail } from '@gatehouse/contracts/portal/account'
import {
  readApplication,
  startWorkerApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { readContent } from '@gatehouse/contracts/portal/content'
import { checkAlreadyApplied, readJob, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { readAdSources, readGenders, readStates } from '@gatehouse/contracts/portal/lookups'
import { setNotificationStatus } from '@gatehouse/contracts/portal/notification-status'
import { listNotifications, readNotification } from '@gatehouse/contracts/portal/notifications'
import { readBadges } from '@gatehouse/contracts/portal/recognition'
import { answerSecurityQuestion, enterPin, findEmail } from '@gatehouse/contracts/portal/recovery'
import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { type Fakes, startFakes } from '@gatehouse/mocks/fakes'
import { type ReplyFormat, replyFormats } from '@gatehouse/mocks/world/reply-format'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../testing/applicant.ts'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

const email = 'maria.santos@example.test'
const brand = { brand: 'staffmark' }
const settings = { CACHE_SECONDS: '0', RECOVERY_SLOT_MS: '0', RECOVERY_MESSAGES: 'explicit' }

let fakes: Fakes
const stacks = new Map<ReplyFormat, Stack>()
beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
  for (const format of replyFormats) stacks.set(format, await startStack(settings, { fakes }))
})
afterAll(async () => {
  for (const stack of stacks.values()) await stack.close()
  await fakes.close()
})

const sameContent = replyFormats.filter((format) => format !== 'plain' && format !== 'gaps')

async function replyOf<R>(response: Promise<{ status: number; reply: R }>): Promise<R> {
  const { status, reply } = await response
  expect([status, status === 200 ? '' : reply]).toEqual([200, ''])
  return reply
}

const sessionOf = async (response: Promise<{ status: number; reply: SessionView }>) => ({
  ...(await replyOf(response)),
  expiresIn: 'any',
})

/** Each journey gives what its user saw. */
const journeys: Record<
  string,
  (visitor: Visitor, newBrowser: () => Visitor) => Promise<unknown[]>
> = {
  'sign-in and account': async (maria) => {
    const seen = [await sessionOf(maria.signIn(email)), await sessionOf(maria.call(readSession))]
    expect((await maria.call(updateEmail, { body: { email: 'm@example.test' } })).status).toBe(403)
    await replyOf(maria.call(sendStepUpPasscode))
    await replyOf(maria.call(checkStepUpPasscode, { body: { passcode: maria.passcode(email) } }))
    await replyOf(maria.call(updateEmail, { body: { email: 'm@example.test' } }))
    return [
      ...seen,
      await replyOf(maria.call(readEmail)),
      await replyOf(maria.call(readPreference)),
    ]
  },

  'wrong credentials, an inactive account, a forced reset': async (visitor) => [
    (await visitor.startSignIn('nobody@example.test')).problem.code,
    (await visitor.startSignIn('ines.roy@example.test')).problem.code,
    (await visitor.startSignIn('rey.cruz@example.test')).problem.code,
    await sessionOf(visitor.signIn('ivan.petrov@example.test')),
    await sessionOf(visitor.signIn('chris.lee@example.test')),
    await sessionOf(visitor.signIn('dana.wolf@example.test')),
    await sessionOf(visitor.signIn('noor.haddad@example.test')),
  ],

  recovery: async (visitor) => [
    await replyOf(visitor.call(findEmail, { body: { lastName: 'Santos', lastSix: '456789' } })),
    await replyOf(visitor.call(enterPin, { body: { pin: '246810' } })),
    await replyOf(
      visitor.call(answerSecurityQuestion, { body: { username: email, answer: 'Biscuit' } }),
    ),
  ],

  'notifications, content, recognition': async (maria) => {
    await maria.signIn(email)
    const { notifications } = await replyOf(maria.call(listNotifications))
    const [{ id } = { id: '' }] = notifications
    const body = { ids: [id], status: 'archived' }
    return [
      notifications,
      await replyOf(maria.call(readNotification, { params: { id } })),
      await replyOf(maria.call(setNotificationStatus, { body })),
      await replyOf(maria.call(listNotifications)),
      await replyOf(maria.call(readContent, { params: { code: 'benefits' } })),
      await replyOf(maria.call(readBadges)),
    ]
  },

  'search and lists': async (visitor) => [
    await replyOf(visitor.call(searchJobs, { query: { state: 'TX' } })),
    await replyOf(visitor.call(readJob, { params, query: { brandId: 'staffmark' } })),
    await replyOf(visitor.call(readGenders, { params: brand as never })),
    await replyOf(visitor.call(readAdSources, { params: brand as never })),
    await replyOf(visitor.call(readStates)),
  ],

  'an application, and a second one': async (visitor, newBrowser) => {
    const applicant = new Applicant(visitor)
    await applicant.start('new.person@example.test')
    await applicant.upload('resume.txt', new TextEncoder().encode('Nia Newcombe\n(512) 555-0100\n'))
    const { application } = await replyOf(visitor.call(readApplication, { params }))
    if (!application) throw new TypeError('no draft')
    await replyOf(applicant.submit(application))
    const second = new Applicant(newBrowser())
    const again = await second.start('new.person@example.test')
    expect(again.reply.state).toBe('applied')
    return [application.resume]
  },

  'an existing candidate': async (visitor) => {
    const { reply } = await new Applicant(visitor).start('jo.existing@example.test')
    return [reply.applicantType, reply.maskedRecord, reply.locked]
  },

  "a worker's application, and a second one": async (maria) => {
    await maria.signIn(email)
    const body = { brandId: 'staffmark' as const }
    const { key, version, steps } = await replyOf(
      maria.call(startWorkerApplication, { params, body }),
    )
    const headers = { [idempotencyHeader]: key }
    const values = { values: completeValues, version, agreed: 'yes' }
    await replyOf(maria.send(submitWorkerApplication, { params, body: values, headers }))
    const { state } = await replyOf(maria.call(startWorkerApplication, { params, body }))
    expect(state).toBe('applied')
    return [steps, await replyOf(maria.call(checkAlreadyApplied, { params }))]
  },
}

describe.each(Object.entries(journeys))('%s', (_name, journey) => {
  const run = (format: ReplyFormat) => {
    fakes.world.reset()
    fakes.world.replyFormat = format
    const newBrowser = () => (stacks.get(format) as Stack).visitor()
    return journey(newBrowser(), newBrowser)
  }
  let plain: unknown[]
  beforeAll(async () => {
    plain = await run('plain')
    expect(plain.length).toBeGreaterThan(0)
  })

  test.each(sameContent)(
    'shows the same with upstream replies in the format %s',
    async (format) => {
      expect(await run(format)).toEqual(plain)
    },
  )
})
