import { setImmediate } from 'node:timers/promises'
import { setNotificationStatus } from '@gatehouse/contracts/portal/notification-status'
import {
  listClosedNotifications,
  listNotifications,
  readNotification,
} from '@gatehouse/contracts/portal/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { findLogLine, traceableWarning } from '../../testing/find-log-line.ts'
import { type Stack, startStack } from '../../testing/stack.ts'
import type { Visitor } from '../../testing/visitor.ts'

let stack: Stack
let maria: Visitor

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())
beforeEach(async () => {
  stack.fakes.world.reset()
  maria = await signedInAs('maria.santos')
})

async function signedInAs(login: string) {
  const visitor = stack.visitor()
  await visitor.signIn(`${login}@example.test`)
  return visitor
}

async function listed(visitor = maria) {
  const { reply } = await visitor.call(listNotifications)
  return reply.notifications
}

/** Opaque id of one of maria's notifications. */
async function idOf(nid: number, visitor = maria): Promise<string> {
  const found = (await listed(visitor)).find(({ id }) => id.startsWith(`${nid}.`))
  return found?.id ?? ''
}

const inboxOf = (login: string) => {
  const { notifications = [] } = stack.fakes.world.people.findByLoginId(login) ?? {}
  return [...notifications]
}
const inbox = () => inboxOf('maria.santos').map(({ status }) => status)

test('lists newest first, and calls as the caller', async () => {
  expect(await listed()).toEqual([
    {
      id: expect.stringMatching(/^880105\.[\w-]{22}$/),
      language: 'en',
      title: 'Your timesheet was approved',
      originated: '2026-11-20T15:04:00.000Z',
      status: 'new',
      attachment: null,
    },
    expect.objectContaining({
      originated: '2026-11-19T09:30:00.000Z',
      status: 'new',
      attachment: 'Holiday pay schedule 2026.pdf',
    }),
    expect.objectContaining({ status: 'unread' }),
    expect.objectContaining({ status: 'viewed' }),
    expect.objectContaining({ status: 'archived' }),
  ])
  const call = stack.fakes.world.calls.list().at(-1)
  expect(call).toMatchObject({ method: 'GET', path: '/Api/User/71001/Notifications', status: 200 })
})

test('leaves out rows without a valid id', async () => {
  const rows = [
    { Title: 'None' },
    { Id: null, Title: 'Null' },
    { Id: '', Title: 'Empty' },
    { Id: '../1', Title: 'Path' },
    { Id: '1234567890123456', Title: 'Too long' },
    { Id: '880105', Title: 'Valid' },
    { Id: '123456789012345', Title: 'As long as an id can be' },
  ]
  const text = JSON.stringify({ Notifications: rows })
  stack.fakes.world.faults.add({ operation: 'listNotifications', kind: 'reply', text })
  const titles = (await listed()).map(({ title }) => title)
  expect(titles).toEqual(['Valid', 'As long as an id can be'])
})

test('tells the language by title and text together', async () => {
  const Body = '<p>Envíe sus horas del lunes al jueves para recibir su pago.</p>'
  const text = JSON.stringify({ Notifications: [{ Id: '1', Title: 'Memo', Body }] })
  stack.fakes.world.faults.add({ operation: 'listNotifications', kind: 'reply', text })
  expect(await listed()).toMatchObject([{ title: 'Memo', language: 'es' }])
})

test('reads one with its sanitized text', async () => {
  const id = await idOf(880104)
  const { reply } = await maria.call(readNotification, { params: { id } })
  expect(reply.id).toBe(id)
  expect(reply).toMatchObject({ title: 'Holiday pay schedule', status: 'new' })
  expect(reply.body).toContain('<h3>Getting paid around Thanksgiving</h3>')
  expect(reply.body).not.toContain('style')
})

test('neutralizes hostile text in bodies, titles and dates', async () => {
  const vic = await signedInAs('vic.hale')
  const [first, second] = await listed(vic)
  expect([first?.title, second?.originated]).toEqual([
    expect.stringContaining('<img src=x onerror='),
    null,
  ])
  for (const one of [first, second]) {
    const { reply } = await vic.call(readNotification, { params: { id: one?.id ?? '' } })
    expect(reply.body).not.toMatch(/<(?!\/?(p|a|b|i|div|table|tbody|tr|td)\b)|\son\w+=|javascript/i)
    expect(reply.body).not.toMatch(/\s(src|style|id|name|class)=/i)
  }
})

describe('setting a status', () => {
  test.each([
    ['unread', 'U'],
    ['viewed', 'V'],
    ['archived', 'A'],
    ['read', 'R'],
    ['new', 'N'],
  ])('saves %s upstream as %s', async (status, letter) => {
    const ids = [await idOf(880102)]
    const { reply } = await maria.call(setNotificationStatus, { body: { ids, status } })
    expect([reply, inbox()[3]]).toEqual([{ failed: [] }, letter])
    const shown = (await listed()).map((one) => one.status)
    expect(shown[3]).toBe(status === 'read' ? 'archived' : status)
  })

  test('to read removes several from the list', async () => {
    const ids = (await listed()).map(({ id }) => id)
    await maria.call(setNotificationStatus, { body: { ids: ids.slice(0, 3), status: 'read' } })
    expect(inbox().join('')).toBe('RRRVA')
    expect((await listed()).map(({ status }) => status)).toEqual(['viewed', 'archived'])
  })

  test('reports the failed ids and changes the others', async () => {
    const ids = (await listed()).map(({ id }) => id)
    stack.fakes.world.faults.add({ operation: 'setNotificationStatus', kind: 'status', times: 2 })
    const { reply } = await maria.call(setNotificationStatus, { body: { ids, status: 'read' } })
    expect(reply.failed).toHaveLength(2)
    expect(stack.log.filter((line) => line.includes('notification not changed'))).toHaveLength(2)
    expect(findLogLine(stack, 'notification not changed')).toMatchObject(traceableWarning)
    expect(inbox().filter((status) => status === 'R')).toHaveLength(3)
    expect((await listed()).map(({ id }) => id).sort()).toEqual(reply.failed.toSorted())
  })

  test('sends a few at a time, so that others get through', async () => {
    const sent = () => stack.operationsCalled().filter((name) => name === 'setNotificationStatus')
    const row = inboxOf('maria.santos')[0]
    Object.assign(stack.fakes.world.people.findByLoginId('maria.santos') ?? {}, {
      notifications: Array.from({ length: 7 }, (_, id) => ({ ...row, id: id + 1 })),
    })
    const other = await startStack({ UPSTREAM_WRITE_MS: '2000' }, { fakes: stack.fakes })
    const visitor = await other.signIn('maria.santos')
    const ids = (await listed(visitor)).map(({ id }) => id)
    stack.fakes.world.faults.add({ operation: 'setNotificationStatus', kind: 'hang', times: 7 })
    const client = new AbortController()
    const { signal } = client
    const body = { ids, status: 'read' }
    const changing = visitor.fetch(setNotificationStatus, { body, signal }).catch(() => undefined)
    while (sent().length < 6) await setImmediate()
    await visitor.call(listNotifications)
    expect([ids.length, sent().length]).toEqual([7, 6])
    client.abort()
    await changing
    await other.close()
  })

  test('answers a problem when all fail', async () => {
    const ids = (await listed()).map(({ id }) => id)
    stack.fakes.world.faults.add({ operation: 'setNotificationStatus', kind: 'status' })
    const { problem } = await maria.call(setNotificationStatus, { body: { ids, status: 'read' } })
    expect(problem.code).toBe('upstream-refused')
    expect(inbox().join('')).toBe('NNUVA')
  })

  test.each([
    [{ ids: [], status: 'read' }, 'ids', 'required'],
    [{ ids: ['880105'], status: 'read' }, 'ids[0]', 'invalid'],
    [{ ids: ['../Admin.0123456789012345678901'], status: 'read' }, 'ids[0]', 'invalid'],
    [{ ids: [`1.${'x'.repeat(22)}`], status: 'Read' }, 'status', 'invalid'],
    [{ ids: Array(101).fill(`1.${'x'.repeat(22)}`), status: 'read' }, 'ids', 'too-long'],
  ])('rejects %o', async (body, field, rule) => {
    const { problem } = await maria.send(setNotificationStatus, { body })
    expect([problem.code, problem.errors]).toEqual(['invalid-input', [{ field, rule }]])
  })
})

test("rejects another user's ids without an upstream call", async () => {
  const dana = await signedInAs('dana.wolf')
  const theirs = await idOf(880201, dana)
  const [right = '', name = ''] = (await idOf(880105)).split('.')
  stack.fakes.world.calls.clear()
  const wrong = [theirs, `880201.${name}`, `${right}.${'A'.repeat(22)}`]
  for (const id of wrong) {
    const one = await maria.call(readNotification, { params: { id } })
    expect([one.status, one.problem.code]).toEqual([404, 'not-found'])
    const ids = [`${right}.${name}`, id]
    const set = await maria.call(setNotificationStatus, { body: { ids, status: 'read' } })
    expect([set.status, set.problem.code]).toEqual([404, 'not-found'])
  }
  for (const id of ['880105', 'Archived', '..', `${right}.${name}/Attachment`])
    expect((await maria.send(readNotification, { params: { id } })).status).toBe(404)
  expect(stack.operationsCalled()).toEqual([])
})

test('a signed id is valid on every instance', async () => {
  const other = await startStack({}, { fakes: stack.fakes })
  const elsewhere = other.visitor()
  await elsewhere.signIn('maria.santos@example.test')
  const id = await idOf(880105)
  expect((await elsewhere.call(readNotification, { params: { id } })).status).toBe(200)
  await other.close()
})

describe('a malformed inbox:', () => {
  const rough = (value: unknown) =>
    Object.assign(stack.fakes.world.people.findByLoginId('maria.santos') ?? {}, {
      notifications: value,
    })
  const sound = { id: 7, title: 'Sound', originated: '2026-11-20', body: '', status: 'N' }

  test('drops entries with a missing or invalid id', async () => {
    rough([{ ...sound, id: null }, { ...sound, id: '12/..' }, sound].map(whole))
    expect((await listed()).map(({ title }) => title)).toEqual(['Sound'])
  })

  test('lists an entry without date, title and status as unread', async () => {
    const bare = { id: '8', title: null, originated: 'soon', body: null, status: null }
    rough([bare, sound].map(whole))
    expect(await listed()).toMatchObject([
      { title: 'Sound' },
      { title: '', originated: null, status: 'unread', attachment: null },
    ])
  })

  test('accepts statuses as words in any case', async () => {
    const words = ['New', 'UNREAD', 'viewed', 'Archived', 'Read', '?']
    rough(words.map((status, id) => whole({ ...sound, id, status })))
    const shown = await listed()
    expect(shown.map(({ status }) => status)).toEqual([
      'new',
      'unread',
      'viewed',
      'archived',
      'unread',
    ])
  })

  function whole(one: object) {
    return { attachment: null, ...one }
  }
})

test('lists dismissed ones apart, by their status, and brings one back', async () => {
  const closed = async () => (await maria.call(listClosedNotifications)).reply.notifications
  const save = (id: string, status: string) =>
    maria.call(setNotificationStatus, { body: { ids: [id], status } })
  expect(await closed()).toEqual([])
  const id = await idOf(880103)
  await save(id, 'read')
  expect(await closed()).toMatchObject([{ id, status: 'read' }])
  expect(stack.fakes.world.calls.list().at(-1)?.path).toBe('/Api/User/71001/Notifications/Read')
  await save(id, 'viewed')
  expect(await closed()).toEqual([])
  expect((await listed()).map((one) => one.id)).toContain(id)
})

test('lists none but dismissed ones apart, though the upstream gives others too', async () => {
  const rows = ['Viewed', 'Read', 'New'].map((Status, at) => ({
    Id: `${at + 1}`,
    Title: Status,
    Status,
  }))
  const text = JSON.stringify({ Notifications: rows })
  stack.fakes.world.faults.add({ operation: 'listNotificationsByStatus', kind: 'reply', text })
  const { reply } = await maria.call(listClosedNotifications)
  expect(reply.notifications.map(({ title }) => title)).toEqual(['Read'])
})
