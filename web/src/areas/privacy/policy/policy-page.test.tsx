/** @jest-environment-options {"url": "https://portal.example.test/privacy-policy"} */
import { ChakraProvider } from '@chakra-ui/react'
import { readPublicContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { person } from '../../../testing/person.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({
  product: 'Gatehouse',
  supportPhone: '1-800-555-0142',
  applicationHours: 1,
  findsVisitorLocation: false,
  botSiteKey: '',
})
const { settings } = await import('../../../portal/settings.ts')
const { setCached } = await import('../../../portal/use-read.ts')
const { system } = await import('../../../ui/theme.ts')
const { visitor } = await import('../../session/use-session.ts')
const { Component: PolicyPage } = await import('./policy-page.tsx')

const defaults = { ...settings }

beforeEach(async () => {
  Object.assign(settings, defaults)
  await setCached(readSession, {}, visitor)
  await setCached(readPublicContent, { params: { code: 'privacy-policy' } }, { categories: [] })
})
afterEach(cleanup)

function show(changes: Partial<typeof settings> = {}) {
  Object.assign(settings, changes)
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <PolicyPage />
      </MemoryRouter>
    </ChakraProvider>,
  )
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const cookies = () =>
  screen
    .getAllByRole('term')
    .map((term) => term.textContent)
    .filter((name) => name?.startsWith('__Host-'))
const purposeOf = (name: string) => screen.getByText(name).closest('div')?.textContent

test.each(['passcode', 'redirect', 'legacy'] as const)(
  'lists the cookies of SIGN_IN=%s by their names over TLS',
  (signIn) => {
    show({ signIn })
    const ofRedirect = ['__Host-gatehouse-state-…', '__Host-gatehouse-identity']
    expect(cookies()).toEqual([
      '__Host-gatehouse',
      '__Host-gatehouse-device',
      '__Host-gatehouse-notices',
      '__Host-gatehouse-application',
      ...(signIn === 'redirect' ? ofRedirect : []),
    ])
    expect(purposeOf('__Host-gatehouse-application')).toContain('is kept for 1 hour')
  },
)

test('tells of the location and of the bot check where they are in use', () => {
  show()
  expect(screen.queryByText(/roughly where you are/)).toBeNull()
  expect(titles()).not.toContain('Telling people from robots')
  cleanup()
  show({ findsVisitorLocation: true, botSiteKey: 'site' })
  expect(screen.getByText(/roughly where you are/)).toBeTruthy()
  expect(titles()).toContain('Telling people from robots')
})

test('leads a worker to the notice to employees', async () => {
  const notice = 'Notice to California employees and job applicants'
  show()
  expect(screen.queryByRole('link', { name: notice })).toBeNull()
  cleanup()
  await setCached(readSession, {}, { ...visitor, person: person() })
  show()
  expect(screen.getByRole('link', { name: notice }).getAttribute('href')).toBe('/privacy-notice')
})
