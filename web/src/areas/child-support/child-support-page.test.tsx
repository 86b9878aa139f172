import type { ChildSupportOrder } from '@gatehouse/contracts/portal/child-support'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { stylesOf } from '../../testing/styles-of.ts'
import { tableRows } from '../../testing/table-rows.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  product: 'Gatehouse',
  garnishmentsEmail: 'garnishments@example.test',
})
const { requests, replies, hold, answer } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { settings } = await import('../../portal/settings.ts')
const { Component, loader } = await import('./child-support-page.tsx')

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

async function show(email: string | null, ...orders: ChildSupportOrder[]) {
  answer('GET /api/child-support/orders', { orders })
  answer('GET /api/account/email', { email })
  await showPage(<Component />)
}
/** In the row of the order. */
const problem = () =>
  within(screen.getByRole('table'))
    .queryByText(/^(We could not see whether|Document could not be emailed)/)
    ?.closest('[tabindex]')
const getDocument = () => press(/^Get CSO Doc/)

const garnishmentsEmail = 'garnishments@example.test'

beforeEach(() => {
  requests.length = 0
  replies.clear()
})
afterEach(async () => {
  cleanup()
  setScreenWidth(1280)
  Object.assign(settings, { garnishmentsEmail })
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
  ['an unknown outcome', () => rejectWith('outcome-unknown'), /^We could not see whether/],
  ['a failure', () => rejectWith('upstream-unreachable'), /^Document could not be emailed/],
])('after %s says so, and sends the document at the next press', async (_what, reply, message) => {
  await show('maria@example.test', order())
  replies.set(send, reply)
  await getDocument()
  expect(problem()?.textContent).toMatch(message)
  answer(send, {})
  await getDocument()
  expect(problem()).toBeUndefined()
  expect(document.activeElement?.textContent).toMatch(/^Emailed to maria@example\.test: /)
})

test('a document that was sent before is said to be, as no failure', async () => {
  await show(null, order())
  expect(screen.getByText('Documents are emailed to your Gatehouse email address.')).not.toBeNull()
  replies.set(send, () => rejectWith('already-sent'))
  await getDocument()
  expect(document.activeElement).toBe(screen.getByText(/within the last ten minutes/))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/could not be emailed/)).toBeNull()
})

test('without a known address a document is emailed to the user', async () => {
  await show(null, order())
  answer(send, {})
  await getDocument()
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' })
  expect(document.activeElement?.textContent).toContain(`Emailed to you: ${day}`)
})

test('tells what is known of each order', async () => {
  await show(
    'maria@example.test',
    order({ tribunal: 'Travis County', official: 'Clerk', remittanceId: 'R-7' }),
    order({ ...withoutIds, documentDate: null }),
  )
  expect(tableRows()).toEqual([
    [
      'Document Date',
      'Case Id',
      'Issuing Tribunal Name',
      'Issuing Official Title',
      'Order Id',
      'Remittance Id',
      'Document',
    ],
    ['09-15-2026', 'TX-0098', 'Travis County', 'Clerk', '66120095', 'R-7', 'Get CSO Doc'],
    [...Array.from({ length: 6 }, () => 'Not given'), 'Get CSO Doc'],
  ])
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('TX-0098')
})

test.each([
  [1200, 'table'],
  [1199, 'list'],
])('at a width of %i px the orders are a %s', async (width, role) => {
  setScreenWidth(width)
  await show(null, order())
  const list = screen.getByRole(role, { name: 'Child Support Orders' })
  expect(within(list).getByText('66120095')).toBeTruthy()
})

test('is read once, before it is shown', async () => {
  answer('GET /api/child-support/orders', { orders: [] })
  await loader()
  requests.length = 0
  await showPage(<Component />)
  expect(requests).toEqual([])
  expect(document.title).toBe('Child Support Orders · Gatehouse')
  expect(screen.getByText('Orders to withhold child support from your pay.')).toBeTruthy()
  expect(screen.getByText(/^You have no child support orders available/)).toBeTruthy()
  expect(screen.queryByText(/^Documents are emailed/)).toBeNull()
})

test.each([
  [true, 'Documents are emailed to maria@example.test.'],
  [false, undefined],
])('with a document: %s, says where it is sent: %s', async (hasDocument, text) => {
  await show('maria@example.test', order({ hasDocument: false }), order({ hasDocument }))
  expect(screen.getByRole('table')).toBeTruthy()
  const told = () => screen.queryByText(/^Documents are emailed/)?.textContent
  await waitFor(() => expect(told()).toBe(text))
  const change = screen.queryByRole('link', { name: 'Change my email address' })
  expect(change?.getAttribute('href')).toBe(hasDocument ? '/account' : undefined)
})

test('an address that was changed since is the new one at the next visit', async () => {
  for (const email of ['maria@example.test', 'santos@example.test']) {
    await show(email, order())
    expect(await screen.findByText(email)).toBeTruthy()
    cleanup()
  }
})

test('an address that cannot be read is that of the product', async () => {
  replies.set('GET /api/account/email', () => rejectWith('upstream-unreachable'))
  answer('GET /api/child-support/orders', { orders: [order()] })
  await showPage(<Component />)
  expect(
    await screen.findByText('Documents are emailed to your Gatehouse email address.'),
  ).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Change my email address' })).not.toBeNull()
})

test('questions and requests go to the mailbox', async () => {
  await show(null, order({ hasDocument: false }))
  const questions = screen.getByText(/^Please refer questions/)
  expect(questions.textContent).toContain(`our garnishments mailbox ${garnishmentsEmail}.`)
  expect(within(questions).getByRole('link').getAttribute('href')).toBe(
    `mailto:${garnishmentsEmail}`,
  )
  const ask = screen.getByRole('link', { name: /^Get CSO Doc of/ })
  const mail = new URL(ask.getAttribute('href') ?? '')
  expect([mail.pathname, ...mail.searchParams.values()]).toEqual([
    garnishmentsEmail,
    'Child support order: document for case id TX-0098, order id 66120095',
    'Please send me the document of this child support order: case id TX-0098, order id 66120095.',
  ])
  // jsdom follows no mailto.
  ask.addEventListener('click', (event) => event.preventDefault())
  await act(async () => fireEvent.click(ask))
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    garnishmentsEmail,
    mail.searchParams.get('subject'),
  ])
})

test('without a mailbox questions and requests go to the phone', async () => {
  Object.assign(settings, { garnishmentsEmail: '' })
  await show(null, order({ hasDocument: false }))
  expect(screen.getByText(/^Please refer questions/).textContent).toBe(
    'Please refer questions to 1-800-555-0142.',
  )
  expect(within(screen.getByRole('table')).getByText(/^Call/).textContent).toBe(
    'Call 1-800-555-0142',
  )
  expect(screen.queryByText('Get CSO Doc')).toBeNull()
})

test('a document that is being sent is sent once, and told everywhere', async () => {
  await show('maria@example.test', order())
  const release = hold(send)
  await getDocument()
  await getDocument()
  const button = screen.getByText('Get CSO Doc')
  expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy')]).toEqual([
    'true',
    'true',
  ])
  await release(Response.json({}))
  expect(requests.filter((request) => request === send)).toHaveLength(1)
  const alert = screen.getByRole('group')
  expect(alert.textContent).toContain(
    'The requested document has been emailed to your Gatehouse email address',
  )
  expect(stylesOf(alert)).toContain('color: var(--gh-colors-good)')
  expect(screen.queryByText('Get CSO Doc')).toBeNull()
})

test.each([
  ['a failure', 'upstream-unreachable', 2],
  ['an unknown outcome', 'outcome-unknown', 0],
] as const)(
  '%s is told in the row; over the page too only if it is certain; announced once',
  async (_case, code, count) => {
    await show('maria@example.test', order())
    replies.set(send, () => rejectWith(code))
    await getDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    // Nowhere else in the page.
    expect(screen.queryAllByText(/could not be emailed/)).toHaveLength(count)
    expect(problem()?.textContent).toContain('ABCD-1234')
  },
)

test('an order that comes first leaves the outcome at the one it is of', async () => {
  await show('maria@example.test', order())
  answer(send, {})
  await getDocument()
  const newer = order({ id: '7.2', orderId: '7', caseId: 'TX-1000' })
  answer('GET /api/child-support/orders', { orders: [newer, order()] })
  await refreshOnFocus()
  const rows = tableRows().map((cells) => [cells[1], cells.at(-1)?.slice(0, 11)])
  expect(rows.slice(1)).toEqual([
    ['TX-1000', 'Get CSO Doc'],
    ['TX-0098', 'Emailed to '],
  ])
})
