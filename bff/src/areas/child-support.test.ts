import {
  readChildSupportOrders,
  sendChildSupportDocument,
} from '@gatehouse/contracts/portal/child-support'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import type { Visitor } from '../testing/visitor.ts'

let stack: Stack

// Which documents were sent is remembered in the gateway, over a reset of the fakes.
beforeEach(async () => {
  stack = await startStack()
})
afterEach(() => stack.close())

async function ordersOf(visitor: Visitor) {
  return (await visitor.call(readChildSupportOrders)).reply.orders
}

async function pat() {
  const visitor = await stack.signIn('pat.brown')
  const [withDocument, without] = await ordersOf(visitor)
  const send = (id = withDocument?.id ?? '') =>
    visitor.call(sendChildSupportDocument, { params: { id } })
  return { visitor, withDocument, without, send }
}

const mails = () =>
  stack.fakes.world.outbox.list('pat.brown@example.test').map(({ subject }) => subject)
const sends = () =>
  stack.operationsCalled().filter((name) => name === 'emailChildSupportDocument').length

async function secondsLater<T>(seconds: number, act: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(performance, 'now')
  clock.mockReturnValue(performance.now() + seconds * 1000)
  try {
    return await act()
  } finally {
    clock.mockRestore()
  }
}

test('lists orders newest first, with dates of eight digits read', async () => {
  const { withDocument, without } = await pat()
  expect(withDocument).toEqual({
    id: expect.stringMatching(/^66120095\.[\w-]{22}$/),
    documentDate: '2026-09-15',
    caseId: 'TX-0098-4471',
    tribunal: 'Travis County District Court',
    official: 'Child Support Officer',
    orderId: '66120095',
    remittanceId: '0001-88-4471',
    hasDocument: true,
  })
  expect(without).toMatchObject({
    documentDate: '2024-03-07',
    caseId: '20114578',
    tribunal: '',
    remittanceId: '',
    hasDocument: false,
  })
})

test('tribunals and officials are read as plain text', async () => {
  const visitor = await stack.signIn('pat.brown')
  const text = JSON.stringify([
    { issuingTribunalName: 'Travis &amp; Hays', issuingOfficialTitle: 'Clerk&#39;s aide' },
  ])
  stack.fakes.world.faults.add({ operation: 'getChildSupportOrders', kind: 'reply', text })
  expect(await ordersOf(visitor)).toMatchObject([
    { tribunal: 'Travis & Hays', official: "Clerk's aide" },
  ])
})

test('e-mails a document once in ten minutes, and audits it', async () => {
  const { send } = await pat()
  expect((await send()).status).toBe(200)
  expect(mails()).toContain('Your child support order')
  expect(stack.fakes.world.calls.list().at(-1)?.path).toBe('/EmailCSODocuments/66120095')
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'child-support-document-sent',
    user: '71006',
  })
  expect((await send()).problem.code).toBe('already-sent')
  expect(sends()).toBe(1)

  const later = await secondsLater(601, send)
  expect([later.status, sends()]).toEqual([200, 2])
})

test('after nine minutes a document is not sent again', async () => {
  const { send } = await pat()
  expect((await send()).status).toBe(200)
  expect((await secondsLater(540, send)).problem.code).toBe('already-sent')
})

test("one order's document does not hold back another's", async () => {
  const { visitor, send } = await pat()
  const person = stack.fakes.world.people.findByLoginId('pat.brown')
  const orders = person?.childSupportOrders ?? []
  Object.assign(person ?? {}, {
    childSupportOrders: orders.map((one) => ({ ...one, hasDoc: true })),
  })
  const [, other] = await ordersOf(visitor)
  expect((await send()).status).toBe(200)
  expect((await send(other?.id ?? '')).status).toBe(200)
})

test('the document of an order that two users have is sent to each', async () => {
  const { people } = stack.fakes.world
  const { childSupportOrders } = people.findByLoginId('pat.brown') ?? {}
  Object.assign(people.findByLoginId('chris.lee') ?? {}, { childSupportOrders })
  const { send } = await pat()
  const chris = await stack.signIn('chris.lee')
  const [order] = await ordersOf(chris)
  const params = { id: order?.id ?? '' }
  expect((await send()).status).toBe(200)
  expect((await chris.call(sendChildSupportDocument, { params })).status).toBe(200)
})

test('sends one document when the button is pressed twice at once', async () => {
  const { send } = await pat()
  const codes = (await Promise.all([send(), send(), send()])).map(({ problem }) => problem.code)
  expect(codes.filter((code) => code === 'already-sent')).toHaveLength(2)
  expect(sends()).toBe(1)
})

test('a refusal can be tried again; an unknown outcome only after ten minutes', async () => {
  const { send, without } = await pat()
  const { length } = stack.audit()
  expect((await send(without?.id ?? '')).problem.code).toBe('upstream-refused')
  expect((await send(without?.id ?? '')).problem.code).toBe('upstream-refused')
  expect(stack.audit()).toHaveLength(length)
  const operation = 'emailChildSupportDocument'
  stack.fakes.world.faults.add({ operation, kind: 'reset', times: 1 })
  expect((await send()).problem.code).toBe('outcome-unknown')
  expect(stack.audit().at(-1)).toMatchObject({
    event: 'child-support-document-sent',
    outcome: 'unknown',
  })
  expect((await send()).problem.code).toBe('already-sent')
})

test("rejects another user's order, and ids that were not issued", async () => {
  const { withDocument } = await pat()
  const maria = await stack.signIn('maria.santos')
  const { id } = withDocument ?? {}
  for (const tried of [id ?? '', `66120095.${'a'.repeat(22)}`]) {
    const { problem } = await maria.call(sendChildSupportDocument, { params: { id: tried } })
    expect(problem.code).toBe('not-found')
  }
  expect(sends()).toBe(0)
})

test('an order without a usable id is listed, and cannot be sent', async () => {
  const person = stack.fakes.world.people.findByLoginId('chris.lee')
  const rows = [
    { hasDoc: true, orderId: null },
    { hasDoc: true, orderId: '../1' },
  ]
  Object.assign(person ?? {}, { childSupportOrders: rows })
  const orders = await ordersOf(await stack.signIn('chris.lee'))
  expect(orders.map(({ id, orderId }) => [id, orderId])).toEqual([
    [null, ''],
    [null, '../1'],
  ])
})

test('is empty without orders', async () => {
  expect(await ordersOf(await stack.signIn('maria.santos'))).toEqual([])
})

test.each(['false', '0', '"0"', '" False "', '"N"', '"no"'])(
  'a document whose success is %s can be asked for again',
  async (success) => {
    const { send } = await pat()
    const operation = 'emailChildSupportDocument'
    const text = `{"success":${success}}`
    stack.fakes.world.faults.add({ operation, kind: 'reply', text, times: 1 })
    expect((await send()).problem.code).toBe('upstream-refused')
    expect((await send()).status).toBe(200)
  },
)

test.each(['', '{}', '{"success":null}'])('the reply %p does not count as sent', async (text) => {
  const { send } = await pat()
  const operation = 'emailChildSupportDocument'
  stack.fakes.world.faults.add({ operation, kind: 'reply', text, times: 1 })
  expect((await send()).problem.code).toBe('outcome-unknown')
})
