import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../testing/fake-gateway.ts'
import { person } from '../testing/person.ts'
import { press } from '../testing/press.ts'

const { requests, replies } = installFakeGateway()
const { showPage } = await import('../testing/show-page.tsx')
const { UserMenu } = await import('./user-menu.tsx')

afterEach(cleanup)

const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'pro', name: 'Pro Staff' },
]

test.each<[string, Parameters<typeof person>[0], string, string[]]>([
  ['a worker', {}, 'Maria Santos, your menu', ['Company: Staffmark']],
  [
    'the second company',
    { companies, company: 'pro' },
    'Maria Santos, your menu',
    ['Company: Pro Staff'],
  ],
  ['no company chosen', { companies, company: null }, 'Maria Santos, your menu', []],
  ['a first name alone', { lastName: '' }, 'Maria, your menu', ['Company: Staffmark']],
  ['a last name alone', { firstName: '' }, 'Santos, your menu', ['Company: Staffmark']],
])('is named and linked for %s', async (_case, changes, name, company) => {
  await showPage(<UserMenu person={person(changes)} />)
  const button = screen.getByRole('button', { name })
  fireEvent.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  const links = within(panel as HTMLElement).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...company,
    'Profile',
    'My Account',
    'Where you are signed in',
  ])
})

test('leads to the pages of the account, and is closed at first', async () => {
  await showPage(<UserMenu person={person()} />)
  const button = screen.getByRole('button', { name: 'Maria Santos, your menu' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await press('Maria Santos, your menu')
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/companies', '/info/profile', '/account', '/account/devices'])
})

test('is closed by a link to the page that is open', async () => {
  await showPage(<UserMenu person={person()} />)
  await press('Maria Santos, your menu')
  fireEvent.click(screen.getByRole('link', { name: 'My Account', hidden: true }))
  const button = screen.getByRole('button', { name: 'Maria Santos, your menu' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('logs out', async () => {
  // The page stays, since the gateway refuses.
  replies.set('POST /api/session/sign-out', () => rejectWith('internal'))
  await showPage(<UserMenu person={person()} />)
  await press('Maria Santos, your menu')
  await press('Log Out')
  expect(requests).toEqual(['POST /api/session/sign-out'])
})
