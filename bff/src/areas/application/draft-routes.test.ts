import { randomUUID } from 'node:crypto'
import {
  changeApplicationEmail,
  handOverApplication,
  saveApplication,
  saveWorkerApplication,
  submitApplication,
  submitWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import { idempotencyHeader } from '@gatehouse/contracts/request-headers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { Applicant, completeValues, params } from '../../testing/applicant.ts'
import { type Stack, startStack } from '../../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
afterEach(() => void jest.restoreAllMocks())
beforeEach(() => stack.fakes.world.reset())

async function startApplicant(overrides = {}) {
  const applicant = new Applicant(stack.visitor())
  const { reply } = await applicant.start('new.person@example.test', overrides)
  return { applicant, first: reply }
}

const livingIn = (city: string) => ({
  ...completeValues,
  personal: { ...completeValues.personal, city },
})
const cityOf = async (applicant: Applicant) => (await applicant.read())?.values.personal.city

test('rejects a save on a version that another tab has replaced', async () => {
  const { applicant, first } = await startApplicant()
  expect((await applicant.saveOn([first.version], livingIn('Austin'))).status).toBe(200)
  const late = await applicant.saveOn([first.version], livingIn('Waco'))
  expect([late.status, late.problem.code]).toEqual([409, 'draft-changed'])
  expect(await cityOf(applicant)).toBe('Austin')
  expect((await applicant.save('personal', livingIn('Waco'))).status).toBe(200)
  expect(await cityOf(applicant)).toBe('Waco')
})

test('a step that the applicant does not have is not where the draft goes on', async () => {
  const applicant = new Applicant(stack.visitor())
  const { reply } = await applicant.start('jo.existing@example.test')
  expect(reply.steps).not.toContain('self-identification')
  await applicant.save('resume')
  await applicant.save('self-identification', livingIn('Waco'))
  expect(await applicant.read()).toMatchObject({ step: 'resume', values: livingIn('Waco') })
})

test('a save whose answer was lost may be repeated, and followed by the next', async () => {
  const { applicant, first } = await startApplicant()
  const [lost, next] = [randomUUID(), randomUUID()]
  const save = (nextVersion: string, city: string) => {
    const versions = nextVersion === lost ? [first.version, lost] : [first.version, lost, next]
    const body = { step: 'personal' as const, values: livingIn(city), versions, nextVersion }
    return applicant.visitor.call(saveApplication, { params, body })
  }
  expect((await save(lost, 'Austin')).status).toBe(200)
  expect((await save(lost, 'Austin')).status).toBe(200)
  expect((await save(next, 'Waco')).status).toBe(200)
  expect((await save(lost, 'Austin')).problem.code).toBe('draft-changed')
  expect(await cityOf(applicant)).toBe('Waco')
})

test('a draft outlives its last save by APPLICATION_HOURS', async () => {
  const brief = await startStack({ APPLICATION_HOURS: '2' }, { fakes: stack.fakes })
  const applicant = new Applicant(brief.visitor())
  await applicant.start('new.person@example.test')
  const now = performance.now()
  const clock = jest.spyOn(performance, 'now')
  const isKept = async (hours: number) => {
    clock.mockReturnValue(now + hours * 3_600_000)
    return (await applicant.read()) !== null
  }
  const kept = [await isKept(1.9)]
  await applicant.save('resume')
  kept.push(await isKept(3.8), await isKept(4))
  clock.mockRestore()
  expect(kept).toEqual([true, true, false])
})

test.each([
  saveApplication,
  submitApplication,
  handOverApplication,
  saveWorkerApplication,
  submitWorkerApplication,
])('$path tells that there is no draft before the body is read', async (endpoint) => {
  const maria = await stack.signIn('maria.santos')
  const { problem } = await maria.send(endpoint, { params, body: { values: 'none' } })
  expect(problem.code).toBe('draft-expired')
})

test('of concurrent saves on one version one is kept', async () => {
  const { applicant, first } = await startApplicant()
  const cities = ['Austin', 'Bastrop', 'Kyle', 'Waco']
  const replies = await Promise.all(
    cities.map((city) => applicant.saveOn([first.version], livingIn(city))),
  )
  const kept = cities.filter((_, index) => replies[index]?.status === 200)
  expect(kept).toEqual([await cityOf(applicant)])
})

test.each([{ versions: [] }, { versions: ['x'.repeat(65)] }, { nextVersion: '' }])(
  'rejects a save with %j',
  async (more) => {
    const { applicant, first } = await startApplicant()
    const { version } = first
    const values = completeValues
    const body = { step: 'personal' as const, values, versions: [version], nextVersion: version }
    const { status } = await applicant.visitor.call(saveApplication, {
      params,
      body: { ...body, ...more },
    })
    expect(status).toBe(400)
  },
)

test('an upload keeps what another tab has typed, and gives the draft another version', async () => {
  const { applicant } = await startApplicant()
  await applicant.save('personal', livingIn('Waco'))
  const before = await applicant.version()
  const { reply } = await applicant.upload('a.txt', Uint8Array.from(Buffer.from('text')))
  expect(reply.values.personal.city).toBe('Waco')
  expect(reply.version).not.toBe(before)
  expect((await applicant.saveOn([before], livingIn('Kyle'))).problem.code).toBe('draft-changed')
})

test('a corrected address keeps what another tab saved during its lookup', async () => {
  const { applicant, first } = await startApplicant()
  stack.fakes.world.faults.add({ operation: 'checkEmail', kind: 'delay', ms: 300 })
  const body = { email: 'corrected.person@example.test' }
  const changed = applicant.visitor.send(changeApplicationEmail, { params, body })
  expect((await applicant.saveOn([first.version], livingIn('Waco'))).status).toBe(200)
  expect((await changed).reply.values.personal.city).toBe('Waco')
})

test('an application that another tab has changed is not sent, and then is', async () => {
  const { applicant, first } = await startApplicant()
  await applicant.save('personal', livingIn('Waco'))
  const stale = await applicant.submit(first)
  expect(stale.problem.code).toBe('draft-changed')
  expect(stack.operationsCalled()).not.toContain('createCandidate')
  const again = { ...first, version: await applicant.version() }
  expect((await applicant.submit(again)).status).toBe(200)
})

test('an application that another tab has changed is not handed over', async () => {
  const { applicant, first } = await startApplicant({ audience: 'internal' })
  await applicant.save('personal', livingIn('Waco'))
  const { problem } = await applicant.visitor.send(handOverApplication, {
    params,
    body: { values: completeValues, version: first.version, agreed: 'yes' },
    headers: { [idempotencyHeader]: first.key },
  })
  expect(problem.code).toBe('draft-changed')
  expect((await applicant.read())?.state).toBe('open')
})
