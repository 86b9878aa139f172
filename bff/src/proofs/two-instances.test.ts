import { hash } from 'node:crypto'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/active-sessions'
import { readContent } from '@gatehouse/contracts/portal/content'
import {
  answerSecurityQuestion,
  enterPin,
  readReset,
  requestResetLink,
  resetPassword,
} from '@gatehouse/contracts/portal/recovery'
import { readSession, signOut } from '@gatehouse/contracts/portal/session'
import { submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { checkStepUpPasscode, sendStepUpPasscode } from '@gatehouse/contracts/portal/step-up'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { reportFigure } from '../testing/report-figure.ts'
import { password, type Visitor } from '../testing/visitor.ts'
import { describeWithRedis, Gateways } from './gateways.ts'
import { noteArea, readNote, writeNote } from './note-area.ts'
import { personas } from './personas.ts'
import { dumpRedis } from './redis-dump.ts'

const [maria = '', chris = '', dana = ''] = personas
const content = { params: { code: 'announcements' } }

describeWithRedis(() => {
  let gateways: Gateways

  beforeAll(async () => {
    const settings = { RECOVERY_SLOT_MS: '0' }
    gateways = await Gateways.start('Redis', { settings, areas: [noteArea(Math.random)] })
  })
  afterAll(() => gateways.close())

  const atOtherInstance = ({ cookie }: Visitor) => gateways.visitor(cookie, 1)

  test('starts sign-in on one and completes it on the other with one passcode', async () => {
    const pending = gateways.visitor('', 0)
    await pending.startSignIn(maria)
    const other = atOtherInstance(pending)
    const { status } = await other.call(submitPasscode, {
      body: { passcode: pending.passcode(maria) },
    })
    expect(status).toBe(200)
    const home = gateways.visitor(other.cookie, 0)
    expect((await home.call(readSession)).reply.person?.firstName).toBe('Maria')
  })

  test('signed in on one, reads on the other', async () => {
    const other = atOtherInstance(await gateways.signIn(maria, '', 0))
    expect((await other.call(readSession)).reply.person?.firstName).toBe('Maria')
    expect((await other.call(readContent, content)).status).toBe(200)
  })

  test('a write on one is visible on the other', async () => {
    const visitor = await gateways.signIn(maria, '', 0)
    const other = atOtherInstance(visitor)
    for (let round = 0; round < 5; round++) {
      const before = await other.call(readNote)
      expect((await other.call(readNote)).reply).toEqual(before.reply)
      const { reply } = await visitor.call(writeNote)
      expect(reply.version).toBe(before.reply.version + 1)
      expect((await other.call(readNote)).reply).toEqual(reply)
    }
  })

  test('signed out on one, rejected by the other', async () => {
    const visitor = await gateways.signIn(maria, '', 0)
    const other = atOtherInstance(visitor)
    expect((await other.call(readContent, content)).status).toBe(200)
    await visitor.call(signOut)
    expect((await other.call(readContent, content)).problem.code).toBe('not-signed-in')
    expect((await other.call(readSession)).reply.person).toBeNull()
  })

  test('each session lists both, and one ends the other', async () => {
    const here = await gateways.signIn(chris, '', 0)
    const there = await gateways.signIn(chris, '', 1)
    for (const visitor of [here, there]) {
      const { sessions } = (await visitor.call(listSessions)).reply
      expect(sessions.map(({ current }) => current)).toEqual([visitor === there, visitor === here])
    }
    expect((await here.call(signOutOtherSessions)).reply).toEqual({ endedSessions: 1 })
    expect((await there.call(readContent, content)).problem.code).toBe('not-signed-in')
    expect((await here.call(listSessions)).reply.sessions).toHaveLength(1)
  })

  test('opens a link on one and resets the password alternating between both', async () => {
    const [pat = ''] = personas.slice(5)
    const first = gateways.visitor('', 0)
    await first.call(requestResetLink, { body: { username: pat } })
    const { link = '' } = gateways.world.outbox.list(pat)[0] ?? {}
    await first.visit(link.slice(new URL(link).origin.length))
    const second = atOtherInstance(first)
    expect((await second.call(readReset)).reply.open).toBe(true)
    const body = { newPassword: 'Gatehouse2!' }
    expect((await second.call(resetPassword, { body })).problem.code).toBe('step-up-required')
    await first.call(sendStepUpPasscode)
    const passcode = first.passcode(pat)
    expect((await first.call(checkStepUpPasscode, { body: { passcode } })).status).toBe(200)
    expect((await atOtherInstance(first).call(resetPassword, { body })).status).toBe(200)
    expect(gateways.world.people.findByIdentity(pat)?.password).toBe(body.newPassword)
  })

  test('Redis contains no personal data and no usable secrets', async () => {
    const { world } = gateways
    const pending = gateways.visitor()
    await pending.startSignIn(dana)
    const visitor = await gateways.signIn(maria, '', 0)
    await visitor.call(readNote)
    await visitor.call(writeNote)
    await gateways.visitor().startSignIn('nobody@example.test')
    const forgetful = gateways.visitor()
    await forgetful.visit('/password-reset?token=open-token')
    await forgetful.call(enterPin, { body: { pin: '246810' } })
    const body = { username: 'nobody.either@example.test', answer: 'Biscuit' }
    await forgetful.call(answerSecurityQuestion, { body })

    const dump = await dumpRedis(gateways.redis.url)
    const jwts = world.calls.list().flatMap(({ headers }) => headers.jwtauthorization ?? [])
    const known = [maria, chris, dana].flatMap((person) => {
      const { id, loginId, firstName, lastName } = world.people.findByIdentity(person) ?? {}
      return [person, id, loginId, firstName, lastName]
    })
    const codes = world.outbox
      .list()
      .flatMap(({ code, link = '' }) => code ?? link.split('=').slice(1))
    const sessions = [pending.session, visitor.session]
    const tokenOfPin = world.pins.find('246810')?.token
    const recovering = ['open-token', tokenOfPin, '246810', ...Object.values(body)]
    const named = [...known, ...recovering, 'nobody@example.test']
    const secrets = [...named, ...codes, ...jwts, ...sessions, password]
    expect(secrets).not.toContain(undefined)
    expect(secrets).not.toContain('')
    // With the dump one can hash all ids and names in a moment.
    const guesses = named.map((name = '') => hash('sha256', name, 'base64url'))
    const found = [...secrets, ...guesses].filter((secret) => dump.contains(secret ?? ''))
    reportFigure(
      `Redis dump: ${found.length} of ${secrets.length} secrets found in ${dump.keys} keys`,
    )
    expect(dump.keys).toBeGreaterThan(5)
    expect(jwts.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })
})
