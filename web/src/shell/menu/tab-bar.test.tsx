import { ChakraProvider } from '@chakra-ui/react'
import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { settings } from '../../portal/settings.ts'
import { defaultAttributes, person } from '../../testing/person.ts'

const { system } = await import('../../ui/theme.ts')
const { TabBar } = await import('./tab-bar.tsx')

afterEach(cleanup)

test.each<[string, Partial<Attributes>, typeof settings.menu, string[]]>([
  ['a worker', {}, 'full', ['Home', 'Hours', 'Pay', 'Jobs']],
  ['a worker without a payroll id', { hasPayrollId: false }, 'full', ['Home', 'Jobs']],
  ['a new user', { isNewUser: true }, 'full', ['Home', 'Jobs']],
  ['a worker of MENU=dashboard', {}, 'dashboard', ['Home']],
])('shows %s the pages that the menu opens', (_user, attributes, menu, expected) => {
  settings.menu = menu
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <TabBar person={person({ attributes: { ...defaultAttributes, ...attributes } })} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expected)
})
