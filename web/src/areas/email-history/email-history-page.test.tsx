import type { SentEmail } from '@gatehouse/contracts/portal/email-history'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', contentLanguage: 'en' })
const { requests, replies } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { readEmailHistory } = await import('@gatehouse/contracts/portal/email-history')
const { Component, loader } = await import('./email-history-page.tsx')

const read = `GET ${readEmailHistory.path}`

afterEach(async () => {
  cleanup()
  await clearCache()
})

const email = (delivery: SentEmail['delivery']): SentEmail => ({
  subject: '',
  address: 'maria@example.test',
  delivery,
  status: '',
  sentAt: '2026-11-20T15:04:00.000Z',
  statusAt: '2026-11-21T15:04:00.000Z',
})

async function show(...emails: SentEmail[]) {
  replies.set(read, () => Response.json({ emails }))
  requests.length = 0
  await loader()
  expect(requests).toEqual([read])
  await showPage(<Component />)
}

test.each<[SentEmail['delivery'], boolean]>([
  ['failed', true],
  ['delayed', false],
  ['delivered', false],
])('with an email that is %s, the address is to be checked: %s', async (delivery, isAdvised) => {
  await show(email('opened'), email(delivery))
  expect(screen.queryByText(/^Some emails did not reach you/) !== null).toBe(isAdvised)
  const link = screen.queryByRole('link', { name: 'Check your email address' })
  expect(link?.getAttribute('href')).toBe(isAdvised ? '/account' : undefined)
  expect(screen.queryByRole('link', { name: '1-800-555-0142' }) !== null).toBe(isAdvised)
})

test('the columns have the headings of the specification, and a subject for each row', async () => {
  await show(email('sent'), { ...email('opened'), subject: 'Your schedule' })
  const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(screen.getByRole('table', { name: 'Email History' })).toBeTruthy()
  expect(names('columnheader')).toEqual([
    'Email Subject',
    'Signed Date',
    'Name',
    'File Name',
    'Status',
  ])
  expect(names('rowheader')).toEqual(['N/A', 'Your schedule'])
  expect(screen.getByText('Your schedule').lang).toBe('en')
  const [sentAt, address, delivery, statusAt] = names('cell')
  expect(sentAt).toMatch(/^Nov 20, 2026/)
  expect([address, delivery]).toEqual(['maria@example.test', 'Sent'])
  expect(statusAt).toMatch(/^Nov 21, 2026/)
})

test('cards have labels that say what they hold', async () => {
  setScreenWidth(768)
  await show(email('sent'))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Signed Date',
    'To',
    'Delivery',
    'Since',
  ])
  setScreenWidth(1280)
})

test.each([
  ['maria@example.test', 'maria'],
  ['"maria@home"@example.test', '"maria@home"'],
  ['maria', undefined],
  ['@example.test', undefined],
])('the address %s may break behind %s', async (address, name) => {
  await show({ ...email('sent'), address })
  const [, cell] = screen.getAllByRole('cell')
  expect(cell?.textContent).toBe(address)
  expect(cell?.querySelector('wbr')?.previousSibling?.textContent).toBe(name)
})

test('says when there is none', async () => {
  await show()
  expect(screen.getByText('No emails yet')).toBeTruthy()
  expect(screen.getByText(/^No recorded communication history/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
