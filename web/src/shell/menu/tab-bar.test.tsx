import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { defaultAttributes, person } from '../../testing/person.ts'

installFakeBroadcastChannel()
const { system } = await import('../../ui/theme.ts')
const { TabBar } = await import('./tab-bar.tsx')

afterEach(cleanup)

test.each([
  ['a worker', false, ['Home', 'Hours', 'Pay', 'Jobs']],
  ['a new user', true, ['Home', 'Jobs']],
])('shows %s the pages that the menu opens', (_user, isNewUser, expected) => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <TabBar person={person({ attributes: { ...defaultAttributes, isNewUser } })} />
      </MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expected)
})
