import { ChakraProvider } from '@chakra-ui/react'
import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { defaultAttributes, person } from '../../testing/person.ts'
import { system } from '../../ui/theme.ts'
import { Shortcuts } from './shortcuts.tsx'

afterEach(cleanup)

test.each<[string, Partial<Attributes>, string[]]>([
  ['a worker', {}, ['Hours', 'Pay', 'Direct deposit', 'Assignments']],
  ['a new user', { isNewUser: true }, ['Find jobs', 'My applications', 'My account']],
  [
    'an IHT user without payroll',
    { isIHT: true, hasPayrollId: false },
    ['Assignments', 'Find jobs', 'My applications', 'My account'],
  ],
])('shows %s the pages that the menu opens', (_user, attributes, expected) => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Shortcuts person={person({ attributes: { ...defaultAttributes, ...attributes } })} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expected)
})

test.each<[Partial<Attributes>, string[]]>([
  [
    {},
    [
      '/timesheets/reporting',
      '/timesheets/paychecks',
      '/timesheets/direct-deposit',
      '/info/assignments',
    ],
  ],
  [{ isNewUser: true }, ['/search', '/applications', '/account']],
])('%# each leads to its page, in a navigation of its own', (attributes, expected) => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Shortcuts person={person({ attributes: { ...defaultAttributes, ...attributes } })} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getByRole('navigation', { name: 'Shortcuts' })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected)
})
