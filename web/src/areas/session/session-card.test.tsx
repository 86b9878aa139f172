import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { showPart } from '../../testing/show-page.tsx'
import { SessionCard } from './session-card.tsx'

const group = {
  ids: ['1'],
  browser: 'Chrome',
  system: 'Windows',
  since: '2026-11-20T15:04:00.000Z',
  lastUsed: '2026-11-20T15:05:00.000Z',
}

afterEach(cleanup)

test.each([true, false])(
  'a session that is current (%s) is named as this device',
  async (current) => {
    await showPart(<SessionCard group={{ ...group, current }} busy={false} onSignOut={() => {}} />)
    const heading = screen.getByRole('heading').textContent
    expect(heading).toBe(current ? 'Chrome on WindowsThis device' : 'Chrome on Windows')
  },
)

test.each([
  ['Chrome', 'Windows', 'Chrome on Windows'],
  ['Chrome', '', 'Chrome'],
  ['', 'Windows', 'Windows'],
  ['', '', 'Unknown browser'],
])('names “%s” and “%s” as %s, also at its button', async (browser, os, name) => {
  await showPart(
    <SessionCard
      group={{ ...group, browser, system: os, current: false }}
      busy={false}
      onSignOut={() => {}}
    />,
  )
  expect(screen.getByRole('heading').textContent).toBe(name)
  expect(screen.getByRole('button').textContent).toBe(`Sign out of ${name}`)
})

test.each([
  [['1'], undefined, 'Signed in'],
  [['1', '2'], '2 sign-ins', 'First signed in'],
])('the sessions %j are told as %s', async (ids, count, since) => {
  await showPart(
    <SessionCard group={{ ...group, ids, current: false }} busy={false} onSignOut={() => {}} />,
  )
  expect(screen.queryByText(/sign-ins?$/)?.textContent).toBe(count)
  const terms = screen.getAllByRole('term')
  expect(terms.map(({ textContent }) => textContent)).toEqual([since, 'Last used'])
  const [first, last] = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(first).toMatch(/^Nov 20, 2026, .*:04/)
  expect(last).toMatch(/^Nov 20, 2026, .*:05/)
})

test.each([false, true])(
  'can be signed out of elsewhere; during another sign-out: %s',
  async (busy) => {
    const onSignOut = jest.fn()
    const card = (current: boolean) => (
      <SessionCard group={{ ...group, current }} busy={busy} onSignOut={onSignOut} />
    )
    const { rerender } = await showPart(card(false))
    const button = screen.getByRole('button')
    expect(button.ariaDisabled).toBe(String(busy))
    fireEvent.click(button)
    expect(onSignOut).toHaveBeenCalledTimes(1)
    rerender(card(true))
    expect(screen.queryByRole('button')).toBeNull()
  },
)
