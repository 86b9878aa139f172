import type { Operation } from '@gatehouse/contracts/operation'
import {
  getNotification,
  getNotificationAttachment,
  incrementDownloadCounter,
  listNotifications,
  setNotificationStatus,
} from '@gatehouse/contracts/upstream/user'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { callOperation, type Input } from '../../client/call-operation.ts'
import { type Caller, createCaller } from '../../client/caller.ts'
import { readOutbox, signInUpTo } from '../../client/sign-in.ts'
import { type Fakes, startFakes } from '../../fakes.ts'

let fakes: Fakes
let maria: Caller

beforeAll(async () => {
  fakes = await startFakes({ apiPort: 0, payrollPort: 0, identityPort: 0 })
})
afterAll(() => fakes.close())
beforeEach(async () => {
  fakes.world.reset()
  const caller = createCaller(fakes.apiUrl, 'maria.santos@example.test')
  maria = await signInUpTo('signed-in', caller, readOutbox)
})

const own = (nid: string) => ({ id: '71001', nid })
const body = (id: number) => ({ id })

async function ask(operation: Operation, input: Input) {
  const response = await callOperation(operation, maria, input)
  const text = await response.text()
  return { status: response.status, reply: text && JSON.parse(text) }
}

async function statuses() {
  const { reply } = await ask(listNotifications, { params: { id: '71001' } })
  return reply.Notifications.map(({ Status }: { Status: string }) => Status).join('')
}

test('lists five notifications of maria, of every status but read', async () => {
  expect(await statuses()).toBe('NNUVA')
})

test('stores a status until a reset', async () => {
  const set = (status: string) =>
    ask(setNotificationStatus, { params: { ...own('880105'), status }, body: body(880105) })
  for (const [status, letter] of [
    ['Viewed', 'V'],
    ['Unread', 'U'],
    ['Archived', 'A'],
    ['Read', 'R'],
    ['New', 'N'],
  ] as const) {
    expect((await set(status)).status).toBe(204)
    expect((await statuses())[0]).toBe(letter)
  }
  await set('Read')
  fakes.world.reset()
  expect(fakes.world.people.findByLoginId('maria.santos')?.notifications[0]?.status).toBe('N')
})

test('rejects an unknown status', async () => {
  const input = { params: { ...own('880105'), status: 'Deleted' }, body: body(880105) }
  expect((await ask(setNotificationStatus, input)).status).toBe(400)
})

test('returns a notification with body and attachment name', async () => {
  expect((await ask(getNotification, { params: own('880104') })).reply).toMatchObject({
    Id: 880104,
    Body: expect.stringContaining('<h1>'),
    HasAttachment: true,
    AttachmentFilename: 'Holiday pay schedule 2026.pdf',
  })
})

test('an attachment is a valid PDF, and its downloads are counted', async () => {
  const response = await callOperation(getNotificationAttachment, maria, { params: own('880104') })
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(file).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table)).toMatch(/^xref\n/)
  const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => place)
  expect(places.map((place) => file.slice(Number(place), Number(place) + 7))).toEqual(
    places.map((_, index) => `${index + 1} 0 obj`),
  )
  await ask(incrementDownloadCounter, { params: own('880104'), body: body(880104) })
  const [, holiday] = fakes.world.people.findByLoginId('maria.santos')?.notifications ?? []
  expect(holiday?.attachment?.downloads).toBe(1)
})

test('rejects notifications of another user, and unknown ones', async () => {
  const others = { id: '71003', nid: '880201' }
  const answers = await Promise.all([
    ask(listNotifications, { params: { id: '71003' } }),
    ask(getNotification, { params: others }),
    ask(getNotification, { params: own('880201') }),
    ask(getNotificationAttachment, { params: own('880105') }),
    ask(incrementDownloadCounter, { params: own('880105'), body: body(880105) }),
    ask(incrementDownloadCounter, { params: own('880104'), body: body(880105) }),
    ask(setNotificationStatus, { params: { ...others, status: 'Read' }, body: body(880201) }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404, 404, 400, 400])
})
