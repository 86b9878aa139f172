import type { ChildSupportOrder } from '@gatehouse/contracts/portal/child-support'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  product: 'Gatehouse',
  garnishmentsEmail: 'garnishments@example.test',
})
const { replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { Component } = await import('./child-support-page.tsx')

const order = (fields: Partial<ChildSupportOrder> = {}): ChildSupportOrder => ({
  id: '66120095.0123456789012345678901',
  documentDate: '2026-09-15',
  caseId: 'TX-0098',
  tribunal: '',
  official: '',
  orderId: '66120095',
  remittanceId: '',
  hasDocument: true,
  ...fields,
})
const withoutIds = { id: null, caseId: '', orderId: '', hasDocument: false }
const send = `POST /api/child-support/orders/${order().id}/document`

const answer = (request: string, reply: object) => replies.set(request, () => Response.json(reply))

async function show(email: string | null, ...orders: ChildSupportOrder[]) {
  answer('GET /api/child-support/orders', { orders })
  answer('GET /api/account/email', { email })
  await showPage(<Component />)
}
const getDocument = () => press(/^Get CSO Doc/)

beforeEach(() => replies.clear())
afterEach(async () => {
  cleanup()
  await clearCache()
})

test.each([
  [{}, 'Get CSO Doc of case id TX-0098, order id 66120095'],
  [{ caseId: '' }, 'Get CSO Doc of order id 66120095'],
  [{ orderId: '', id: null }, 'Get CSO Doc of case id TX-0098, by an email that you send'],
  [withoutIds, 'Get CSO Doc of the order of 09-15-2026, by an email that you send'],
  [
    { ...withoutIds, documentDate: null },
    'Get CSO Doc of an order without ids, by an email that you send',
  ],
])('%# names the document of %o by what is known', async (fields, name) => {
  await show('maria@example.test', order(fields))
  expect(screen.getByText('Get CSO Doc').getAttribute('aria-label')).toBe(name)
})

test('each request that is written takes the focus, also of orders without ids', async () => {
  await show(null, order(withoutIds), order({ ...withoutIds, documentDate: '2024-03-07' }))
  for (const date of ['09-15-2026', '03-07-2024', '03-07-2024']) {
    const link = screen.getByRole('link', { name: new RegExp(date) })
    // jsdom follows no mailto.
    link.addEventListener('click', (event) => event.preventDefault())
    link.focus()
    await act(async () => fireEvent.click(link))
    expect(document.activeElement?.textContent).toBe('Your request is written, but not sent')
    expect(screen.getByText(/^Please send me the document/).textContent).toContain(date)
  }
})

test.each<[string, () => Response | Promise<Response>, RegExp]>([
  ['no reply', () => Promise.reject(new TypeError('offline')), /^We could not see whether/],
  ['an unknown outcome', () => rejectWith('outcome-unknown', 502), /^We could not see whether/],
  ['a failure', () => rejectWith('upstream-unreachable', 502), /^Document could not be emailed/],
])('after %s says so, and sends the document at the next press', async (_what, reply, message) => {
  await show('maria@example.test', order())
  replies.set(send, reply)
  await getDocument()
  expect(screen.getByRole('alert').textContent).toMatch(message)
  answer(send, {})
  await getDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Emailed to maria@example\.test: /)
})

test('a document that was sent before is said to be, as no failure', async () => {
  await show(null, order())
  expect(screen.getByText('Documents are emailed to your Gatehouse email address.')).not.toBeNull()
  replies.set(send, () => rejectWith('already-sent', 409))
  await getDocument()
  expect(document.activeElement?.textContent).toMatch(/within the last ten minutes/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a known address a document is emailed to the user', async () => {
  await show(null, order())
  answer(send, {})
  await getDocument()
  expect(document.activeElement?.textContent).toMatch(/^Emailed to you: /)
})
