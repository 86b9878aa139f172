import {
  type Application,
  type ApplicationValues,
  maxUnansweredSaves,
} from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { settings } from '../../../portal/settings.ts'
import { onSessionChange } from '../../../portal/signed-out.ts'
import { rejectWith } from '../../../testing/fake-gateway.ts'
import { signIn } from '../../../testing/show-page.tsx'
import { type Autosave, autosaveOf, createAutosave as create } from './autosave.ts'
import { deleteAutosavesOfOthers } from './autosaves.ts'

settings.applicationHours = 2

const draft = (noResume: string) => ({
  step: 'personal' as const,
  values: { noResume } as unknown as ApplicationValues,
})

let sent: string[]
let bodies: { versions: string[]; nextVersion: string }[]
let sendings: { at: number; keepalive: boolean | undefined }[]
let reply: () => Promise<Response>
let stored: Partial<Application> | null

const created: Autosave[] = []
function createAutosave() {
  const autosave = create('1')
  created.push(autosave)
  return autosave
}
const succeed = async () => Response.json({})
const fail = async () => {
  throw new TypeError('no connection')
}

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  bodies = []
  sendings = []
  stored = null
  reply = succeed
  globalThis.fetch = async (_url, init) => {
    if (!init?.body) return Response.json({ application: stored })
    const body = JSON.parse(String(init.body))
    sent.push(body.values.noResume)
    bodies.push(body)
    sendings.push({ at: Date.now(), keepalive: init.keepalive })
    return reply()
  }
})
afterEach(() => {
  for (const autosave of created.splice(0)) autosave.close()
  jest.useRealTimers()
})

test('saves the latest change after the debounce', async () => {
  const autosave = createAutosave()
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(700)
  autosave.change(draft('ab'))
  await jest.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['ab'])
  expect([autosave.state(), autosave.pending()]).toEqual(['saved', undefined])
})

test('retries with the same draft after a failed save', async () => {
  const autosave = createAutosave()
  reply = fail
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(autosave.state()).toBe('retrying')
  expect(autosave.pending()).toEqual(draft('a'))
  reply = succeed
  await jest.advanceTimersByTimeAsync(2000)
  expect([autosave.state(), sent]).toEqual(['saved', ['a', 'a']])
})

test('after a save the next failure is retried as soon as the first', async () => {
  const autosave = createAutosave()
  for (const typed of ['a', 'b']) {
    reply = fail
    sent = []
    autosave.change(draft(typed))
    await jest.advanceTimersByTimeAsync(1000)
    await jest.advanceTimersByTimeAsync(2000)
    expect(sent).toEqual([typed, typed])
    reply = succeed
    await jest.advanceTimersByTimeAsync(4000)
    expect(autosave.state()).toBe('saved')
  }
})

test.each([
  [
    'a flush that arrives',
    async (autosave: Autosave) => {
      reply = succeed
      autosave.flush()
      await jest.advanceTimersByTimeAsync(0)
    },
  ],
  ['a discard', async (autosave: Autosave) => autosave.discard()],
])('after %s the next failure is retried as soon as the first', async (_case, end) => {
  const autosave = createAutosave()
  reply = fail
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(8000)
  await end(autosave)
  reply = fail
  sent = []
  autosave.change(draft('b'))
  await jest.advanceTimersByTimeAsync(3000)
  expect(sent).toEqual(['b', 'b'])
})

test('tries ever more rarely, up to every half minute, and at once when the connection is back', async () => {
  const autosave = createAutosave()
  const states: string[] = []
  autosave.subscribe(() => states.push(autosave.state()))
  reply = fail
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(100_000)
  const pauses = sendings.slice(1).map(({ at }, index) => at - (sendings[index]?.at ?? 0))
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
  // A notice that comes and goes with each attempt would be announced each time.
  expect([...new Set(states)]).toEqual(['saving', 'retrying'])
  expect(states.lastIndexOf('saving')).toBe(0)
  reply = succeed
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect([autosave.state(), autosave.pending()]).toEqual(['saved', undefined])
})

test('saves a change made during a save after it, not concurrently', async () => {
  const autosave = createAutosave()
  let release = (): void => undefined
  reply = () => new Promise((resolve) => (release = () => resolve(Response.json({}))))
  autosave.change(draft('a'))
  const firstSave = autosave.save()
  await jest.advanceTimersByTimeAsync(0)
  autosave.change(draft('ab'))
  const secondSave = autosave.save()
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual(['a'])
  release()
  await firstSave
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'ab'])
  release()
  await secondSave
  expect(autosave.pending()).toBeUndefined()
})

test('a save sends the draft though the one under way fails', async () => {
  const autosave = createAutosave()
  const { promise, reject } = Promise.withResolvers<Response>()
  reply = () => promise
  autosave.change(draft('a'))
  autosave.save().catch(() => undefined)
  await jest.advanceTimersByTimeAsync(0)
  const secondSave = autosave.save()
  reply = succeed
  reject(new TypeError('no connection'))
  await secondSave
  expect([autosave.state(), sent]).toEqual(['saved', ['a', 'a']])
})

test('a draft that another tab has sent is not saved again', async () => {
  const autosave = createAutosave()
  reply = async () => rejectWith('already-sent')
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect([autosave.state(), sent]).toEqual(['sent', ['a']])
})

test.each([
  ['failed', fail, false],
  ['found no draft', async () => rejectWith('draft-expired'), false],
  ['found that another tab has sent it', async () => rejectWith('already-sent'), true],
  ['arrived', succeed, true],
])('a save that %s objects to a reload if it leaves changes', async (_case, answer, mayReload) => {
  const autosave = createAutosave()
  reply = answer
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  const event = () => new Event('gatehouse:reload', { cancelable: true })
  expect(window.dispatchEvent(event())).toBe(mayReload)
  autosave.close()
  expect(window.dispatchEvent(event())).toBe(true)
})

test('discard drops pending changes', async () => {
  const autosave = createAutosave()
  autosave.change(draft('a'))
  autosave.discard()
  await jest.advanceTimersByTimeAsync(60_000)
  autosave.flush()
  expect(sent).toEqual([])
})

test.each([
  ['fails', fail],
  ['finds no draft any more', async () => rejectWith('draft-expired')],
])('a save under way that %s once the draft is discarded is not told', async (_case, answer) => {
  const autosave = createAutosave()
  const { promise, resolve } = Promise.withResolvers<void>()
  reply = () => promise.then(answer)
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  autosave.discard()
  resolve()
  await jest.advanceTimersByTimeAsync(60_000)
  expect([autosave.state(), sent]).toEqual(['idle', ['a']])
})

test('a save that fails once the next draft has begun is not told of that one', async () => {
  const autosave = createAutosave()
  const { promise, reject } = Promise.withResolvers<Response>()
  reply = () => promise
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  autosave.discard()
  autosave.change(draft('b'))
  reject(new TypeError('no connection'))
  await jest.advanceTimersByTimeAsync(0)
  expect(autosave.state()).toBe('idle')
  reply = succeed
  await jest.advanceTimersByTimeAsync(1000)
  expect([autosave.state(), sent]).toEqual(['saved', ['a', 'b']])
})

test('the next draft of the same job is not told of a failure of the one before', async () => {
  const autosave = createAutosave()
  reply = fail
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  autosave.discard()
  expect(autosave.state()).toBe('idle')
  reply = async () => rejectWith('draft-expired')
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  await jest.advanceTimersByTimeAsync(1000)
  expect(autosave.state()).toBe('expired')
  autosave.open(asRead('v2', livingIn('')))
  expect(autosave.state()).toBe('idle')
})

const livingIn = (city: string, state = ''): ApplicationValues => {
  const values: ApplicationValues = emptyApplication()
  return { ...values, personal: { ...values.personal, city, state } }
}
const asRead = (version: string, values: ApplicationValues, email = 'ann@example.test') =>
  ({ state: 'open', version, values, email }) as Application
const rejected = async () => rejectWith('draft-changed')

test('merges the save of another tab, and saves again on its version', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('Austin')))
  const merged = jest.fn()
  autosave.onMerge(merged)
  autosave.change({ step: 'personal', values: livingIn('Kyle') })
  stored = asRead('v2', livingIn('Austin', 'TX'))
  reply = async () => (bodies.length === 1 ? rejected() : Response.json({}))
  await jest.advanceTimersByTimeAsync(1000)
  expect(bodies).toMatchObject([
    { versions: ['v1'], values: { personal: { city: 'Kyle', state: '' } } },
    { versions: ['v2'], values: { personal: { city: 'Kyle', state: 'TX' } } },
  ])
  expect(merged.mock.calls).toEqual([[asRead('v2', livingIn('Kyle', 'TX'))]])
  expect([autosave.state(), autosave.merges()]).toEqual(['saved', 1])
  expect(autosave.version()).toBe(bodies[1]?.nextVersion)
})

test('names the saves without an answer, until a later one is answered', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  reply = fail
  autosave.change({ step: 'personal', values: livingIn('A') })
  await jest.advanceTimersByTimeAsync(1000)
  reply = succeed
  autosave.change({ step: 'personal', values: livingIn('Au') })
  await jest.advanceTimersByTimeAsync(1000)
  autosave.change({ step: 'personal', values: livingIn('Aus') })
  await jest.advanceTimersByTimeAsync(1000)
  const [lost, second, third] = bodies.map(({ nextVersion }) => nextVersion)
  expect(bodies.map(({ versions }) => versions)).toEqual([['v1'], ['v1', lost], [second]])
  expect(new Set([lost, second, third]).size).toBe(3)
})

test('names no more saves than the gateway reads, the latest ones', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  reply = fail
  for (let count = 1; count <= maxUnansweredSaves + 4; count++) {
    autosave.change({ step: 'personal', values: livingIn('A'.repeat(count)) })
    await jest.advanceTimersByTimeAsync(800)
  }
  const { versions, nextVersion } = bodies.at(-1) ?? { versions: [], nextVersion: '' }
  expect(versions).toHaveLength(maxUnansweredSaves)
  expect(versions.at(-1)).toBe(bodies.at(-2)?.nextVersion)
  expect(autosave.version()).toBe(nextVersion)
})

test('an answer that comes after that of a later save changes nothing', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  let answerFirst = (): void => undefined
  reply = () => new Promise((resolve) => (answerFirst = () => resolve(Response.json({}))))
  autosave.change({ step: 'personal', values: livingIn('Au') })
  autosave.flush()
  await jest.advanceTimersByTimeAsync(0)
  reply = succeed
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  await jest.advanceTimersByTimeAsync(1000)
  answerFirst()
  await jest.advanceTimersByTimeAsync(0)
  expect(autosave.version()).toBe(bodies[1]?.nextVersion)
  // The last save is this tab's base, so its city is unchanged here and the other tab's stays.
  autosave.change({ step: 'personal', values: livingIn('Austin', 'TX') })
  expect(autosave.open(asRead('v2', livingIn('Waco')))).toEqual(livingIn('Waco', 'TX'))
})

test('a retry of the same draft is the same save', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  reply = fail
  autosave.change({ step: 'personal', values: livingIn('A') })
  await jest.advanceTimersByTimeAsync(4000)
  const [first, again] = bodies
  expect(again?.nextVersion).toBe(first?.nextVersion)
  expect(again?.versions).toEqual(['v1', first?.nextVersion])
})

test('a merge that changes nothing here is not told', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('Austin')))
  autosave.change({ step: 'personal', values: livingIn('Austin', 'TX') })
  stored = asRead('v2', livingIn('Austin', 'TX'))
  await autosave.merge()
  expect([autosave.merges(), autosave.version()]).toEqual([0, 'v2'])
})

test.each([
  ['sent', { state: 'sent' } as Application],
  ['expired', null],
])('a merge finds a draft that is %s', async (state, application) => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('Austin')))
  stored = application
  await autosave.merge()
  expect([autosave.state(), autosave.merges()]).toEqual([state, 0])
})

test('a merge that cannot read the draft is tried again', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('A') })
  reply = rejected
  const { fetch } = globalThis
  globalThis.fetch = async (url, init) => {
    if (!init?.body) throw new TypeError('no connection')
    return fetch(url, init)
  }
  await jest.advanceTimersByTimeAsync(1000)
  expect(autosave.state()).toBe('retrying')
  globalThis.fetch = fetch
  stored = asRead('v2', livingIn(''))
  reply = succeed
  await jest.advanceTimersByTimeAsync(4000)
  expect(autosave.state()).toBe('saved')
})

test('a draft that was read anew takes the pending changes of this tab', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('Austin')))
  autosave.change({ step: 'personal', values: livingIn('Kyle') })
  expect(autosave.open(asRead('v2', livingIn('Austin', 'TX')))).toEqual(livingIn('Kyle', 'TX'))
  expect(autosave.pending()?.values).toEqual(livingIn('Kyle', 'TX'))
})

test('all input goes into a draft that is started after the first has expired', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('Austin')))
  autosave.change({ step: 'personal', values: livingIn('Austin', 'TX') })
  reply = async () => rejectWith('draft-expired')
  await jest.advanceTimersByTimeAsync(1000)
  expect(autosave.state()).toBe('expired')
  expect(autosave.open(asRead('v2', livingIn('')))).toEqual(livingIn('Austin', 'TX'))
})

test.each<[string, boolean, number, boolean]>([
  ['a new one', true, 0, true],
  ['one that was read', false, 0, false],
  ['one that has had the time to expire', true, 3 * 3_600_000, false],
])('a first save that does not find %s', async (_case, isNew, waitMs, expected) => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')), isNew)
  reply = async () => rejectWith('draft-expired')
  await jest.advanceTimersByTimeAsync(waitMs)
  for (const city of ['Austin', 'Kyle']) {
    autosave.change({ step: 'personal', values: livingIn(city) })
    await jest.advanceTimersByTimeAsync(1000)
    expect([autosave.state(), autosave.losesDrafts()]).toEqual(['expired', expected])
  }
})

test('a new draft that was saved is no longer taken for one without a cookie', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')), true)
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  await jest.advanceTimersByTimeAsync(1000)
  reply = async () => rejectWith('draft-expired')
  autosave.change({ step: 'personal', values: livingIn('Kyle') })
  await jest.advanceTimersByTimeAsync(1000)
  expect([autosave.state(), autosave.losesDrafts()]).toEqual(['expired', false])
})

test('what was saved goes into it too, where a merge finds that the first has expired', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  await jest.advanceTimersByTimeAsync(1000)
  await autosave.merge()
  expect([autosave.state(), autosave.pending()]).toEqual([
    'expired',
    { step: 'personal', values: livingIn('Austin') },
  ])
  expect(autosave.open(asRead('v2', livingIn('')))).toEqual(livingIn('Austin'))
})

test.each([
  ['a draft that has expired', async () => rejectWith('draft-expired')],
  ['a save that fails', fail],
])('another applicant’s draft takes nothing of %s', async (_case, answer) => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  reply = answer
  await jest.advanceTimersByTimeAsync(1000)
  expect(autosave.open(asRead('v2', livingIn(''), 'bea@example.test'))).toEqual(livingIn(''))
  expect([autosave.state(), autosave.pending()]).toEqual(['idle', undefined])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(bodies).toHaveLength(1)
})

test('a draft of another address takes on what its applicant goes on with', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  reply = async () => rejectWith('draft-expired')
  await jest.advanceTimersByTimeAsync(1000)
  autosave.handOn()
  const other = asRead('v2', livingIn(''), 'bea@example.test')
  expect(autosave.open(other)).toEqual(livingIn('Austin'))
})

test('the same address in other letters is the same applicant', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  const values = livingIn('')
  expect(autosave.open(asRead('v2', values, 'Ann@Example.test'))).toEqual(livingIn('Austin'))
})

test('a merge with another applicant’s draft keeps that one as it is', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('Austin') })
  stored = asRead('v2', livingIn('Waco'), 'bea@example.test')
  reply = async () => (bodies.length === 1 ? rejected() : Response.json({}))
  await jest.advanceTimersByTimeAsync(60_000)
  expect([autosave.state(), autosave.pending(), bodies.length]).toEqual(['idle', undefined, 1])
})

test('pending changes outlive the end of a session, for the same user only', async () => {
  await signIn({ key: 'maria' })
  const autosave = autosaveOf('1', true)
  autosave.change(draft('of Maria'))
  await signIn({ key: 'james' })
  expect(autosaveOf('1', true).pending()).toBeUndefined()
  await signIn({ key: 'maria' })
  expect(autosaveOf('1', true).pending()).toEqual(draft('of Maria'))
  deleteAutosavesOfOthers('maria')
  expect(autosave.pending()).toEqual(draft('of Maria'))
})

test('saves nothing of a user once another one is signed in', async () => {
  await signIn({ key: 'maria' })
  const autosave = autosaveOf('2', true)
  autosave.change(draft('of Maria'))
  await signIn({ key: 'james' })
  deleteAutosavesOfOthers('james')
  autosave.change(draft('typed later'))
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([])
  await signIn({ key: 'maria' })
  expect(autosaveOf('2', true).pending()).toBeUndefined()
})

test('a flush outlives the page; a save, which may be larger than a page may leave behind, does not', async () => {
  const autosave = createAutosave()
  autosave.change(draft('a'))
  autosave.flush()
  await jest.advanceTimersByTimeAsync(0)
  autosave.change(draft('ab'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(sendings.map(({ keepalive }) => keepalive)).toEqual([true, false])
})

test('keeps input typed before the reply to a flush', async () => {
  const autosave = createAutosave()
  autosave.change(draft('a'))
  autosave.flush()
  autosave.change(draft('ab'))
  await jest.advanceTimersByTimeAsync(100)
  expect(autosave.pending()).toEqual(draft('ab'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(['a', 'ab'])
})

test('a merge tells the changes of another tab, though nothing here is unsaved', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('Austin')))
  const merged = jest.fn()
  const [other, stop] = [jest.fn(), autosave.onMerge(merged)]
  autosave.onMerge(other)
  stored = asRead('v2', livingIn('Waco'))
  await autosave.merge()
  expect([autosave.merges(), autosave.pending()]).toEqual([1, undefined])
  expect(merged.mock.calls).toEqual([[stored]])
  stop()
  await autosave.merge()
  expect([merged.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
})

test('tells its state for as long as it is listened to', async () => {
  const autosave = createAutosave()
  const listener = jest.fn()
  const stop = autosave.subscribe(listener)
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  const calls = listener.mock.calls.length
  expect(calls).toBeGreaterThan(0)
  stop()
  autosave.change(draft('b'))
  await jest.advanceTimersByTimeAsync(1000)
  expect([listener.mock.calls.length, autosave.state()]).toEqual([calls, 'saved'])
})

test('a save after the end of the session leaves the page, and is not tried again', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  const autosave = createAutosave()
  reply = async () => rejectWith('not-signed-in')
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(60_000)
  undo()
  expect([leave.mock.calls.length, sent]).toEqual([1, ['a']])
  expect(autosave.state()).toBe('saving')
  expect(autosave.pending()).toEqual(draft('a'))
})

test('a draft that is discarded while another tab is read is not saved again', async () => {
  const autosave = createAutosave()
  autosave.open(asRead('v1', livingIn('')))
  autosave.change({ step: 'personal', values: livingIn('A') })
  reply = rejected
  const { promise, resolve } = Promise.withResolvers<void>()
  const { fetch } = globalThis
  globalThis.fetch = async (url, init) => {
    if (!init?.body) await promise
    return fetch(url, init)
  }
  stored = asRead('v2', livingIn(''))
  await jest.advanceTimersByTimeAsync(1000)
  autosave.discard()
  resolve()
  await jest.advanceTimersByTimeAsync(60_000)
  expect([autosave.state(), sent.length]).toEqual(['idle', 1])
})

test('a flush that arrives counts as a save', async () => {
  const autosave = createAutosave()
  autosave.change(draft('a'))
  autosave.flush()
  expect(autosave.pending()).toEqual(draft('a'))
  await jest.advanceTimersByTimeAsync(0)
  expect([autosave.state(), autosave.pending()]).toEqual(['saved', undefined])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['a'])
})

test('each job has its draft, and a worker another one than the browser', async () => {
  const urls: string[] = []
  globalThis.fetch = async (url, init) => {
    urls.push(`${init?.method} ${url}`)
    return Response.json({ application: null })
  }
  const kinds = [autosaveOf('7', false), autosaveOf('8', false), autosaveOf('7', true)]
  expect(new Set(kinds).size).toBe(3)
  expect(autosaveOf('7', false)).toBe(kinds[0])
  for (const autosave of kinds) {
    autosave.change(draft('a'))
    await autosave.save()
    await autosave.merge()
    autosave.close()
  }
  const ofJob7 = ['PUT /api/jobs/7/application', 'GET /api/jobs/7/application']
  expect(urls).toEqual([
    ...ofJob7,
    'PUT /api/jobs/8/application',
    'GET /api/jobs/8/application',
    ...ofJob7.map((request) => `${request}/worker`),
  ])
})

test('a closed one sends nothing, nor what is changed afterwards', async () => {
  const sent = jest.fn(async () => Response.json({}))
  globalThis.fetch = sent
  const autosave = autosaveOf('7', false)
  autosave.change(draft('a'))
  autosave.close()
  autosave.change(draft('b'))
  autosave.flush()
  await autosave.save()
  expect(autosave.pending()).toBeUndefined()
  expect(sent).not.toHaveBeenCalled()
})
