import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { person } from '../testing/person.ts'

const { system } = await import('../ui/theme.ts')
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
])('is named and linked for %s', (_case, changes, name, company) => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <UserMenu person={person(changes)} />
      </MemoryRouter>
    </ChakraProvider>,
  )
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
