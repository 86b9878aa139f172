import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

const { system } = await import('../../ui/theme.ts')
const { SessionCard } = await import('./session-card.tsx')

const group = {
  ids: ['1'],
  browser: 'Chrome',
  system: 'Windows',
  since: '2026-11-20T15:04:00.000Z',
  lastUsed: '2026-11-20T15:05:00.000Z',
}

afterEach(cleanup)

test.each([true, false])('a session that is current (%s) is named as this device', (current) => {
  render(
    <ChakraProvider value={system}>
      <SessionCard group={{ ...group, current }} busy={false} onSignOut={() => {}} />
    </ChakraProvider>,
  )
  const heading = screen.getByRole('heading').textContent
  expect(heading).toBe(current ? 'Chrome on WindowsThis device' : 'Chrome on Windows')
})

test.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['Chrome', '', 'Chrome'],
  ['', 'Windows', 'Windows'],
  ['', '', 'Unknown browser'],
])('names “%s” and “%s” as %s, also at its button', (browser, os, name) => {
  render(
    <ChakraProvider value={system}>
      <SessionCard
        group={{ ...group, browser, system: os, current: false }}
        busy={false}
        onSignOut={() => {}}
      />
    </ChakraProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe(name)
  expect(screen.getByRole('button').textContent).toBe(`Sign out of ${name}`)
})
