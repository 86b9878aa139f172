import type { Badge } from '@gatehouse/contracts/portal/recognition'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse', contentLanguage: 'en' })
const { requests, replies } = installFakeGateway()
const { clearCache } = await import('../../portal/use-read.ts')
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { hideBadgeBanner } = await import('./badge-banner-state.ts')
const { RecognitionBanner } = await import('./recognition-banner.tsx')
const { Component, loader } = await import('./recognition-page.tsx')

const list = 'GET /api/recognition/badges'
const badge = (fields: Partial<Badge> = {}): Badge => ({
  name: 'Team Player',
  description: '',
  comments: null,
  submittedOn: null,
  submittedBy: null,
  ...fields,
})
const reply = (...badges: Badge[]) => replies.set(list, () => Response.json({ badges }))

beforeEach(async () => {
  requests.length = 0
  replies.clear()
  hideBadgeBanner('another')
  await signIn()
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

const show = () =>
  showPage(
    <>
      <RecognitionBanner personKey="maria" />
      <main id="main" tabIndex={-1}>
        <Component />
      </main>
    </>,
  )
const banner = () => screen.queryByRole('region', { name: 'Recognition' })

test('shows each badge with its words, and the banner no longer', async () => {
  reply(
    badge({ description: 'Helps others', comments: 'Thank you' }),
    badge({ name: 'On Time', submittedBy: 'Tom Becker' }),
  )
  await loader()
  expect(requests).toEqual([list])
  await show()
  expect(requests).toEqual([list])
  expect(document.title).toBe('Recognition · Gatehouse')
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(first?.getByRole('heading', { level: 2 }).textContent).toBe('Team Player')
  expect(first?.getByText('Team Player').lang).toBe('en')
  expect(first?.getByText('Helps others').lang).toBe('en')
  expect(first?.getByText('“Thank you”').closest('blockquote')).not.toBeNull()
  expect(first?.getByText('“Thank you”').lang).toBe('en')
  expect(first?.queryByText(/^Submitted/)).toBeNull()
  const [, lines] = screen.getAllByRole('listitem').map((item) => [...item.querySelectorAll('p')])
  expect(lines).toEqual([second?.getByText('Submitted by Tom Becker')])
  expect(banner()).toBeNull()
})

test('without badges says so, and the banner goes too', async () => {
  reply()
  await loader()
  await show()
  expect(screen.getByText(/^You have no recognition badges available/)).toBeTruthy()
  expect(banner()).toBeNull()
})

test('badges that cannot be read leave the banner', async () => {
  replies.set(list, () => rejectWith('internal'))
  await show()
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(banner()).not.toBeNull()
  reply(badge())
  await press('Try again')
  expect(screen.getByText('Team Player')).toBeTruthy()
  expect(banner()).toBeNull()
})

test('a badge has its own drawing, the same each time', async () => {
  reply(...['A', 'B', 'C', 'D', 'E', 'AB', 'BA'].map((name) => badge({ name })))
  await loader()
  await show()
  const drawings = screen.getAllByRole('listitem').map((item) => item.querySelector('svg'))
  expect(drawings.map((drawing) => drawing?.getAttribute('aria-hidden'))).toEqual(
    drawings.map(() => 'true'),
  )
  const emblems = drawings.map((drawing) => drawing?.lastElementChild?.getAttribute('d'))
  expect(new Set(emblems.slice(0, 4)).size).toBe(4)
  expect(emblems[4]).toBe(emblems[0])
  expect(emblems[5]).toBe(emblems[6])
  expect(emblems).toEqual(emblems.map(() => expect.any(String)))
})

test('the banner leads to the badges, and can be hidden without a loss of the focus', async () => {
  reply(badge())
  await showPage(
    <>
      <RecognitionBanner personKey="maria" />
      <main id="main" tabIndex={-1} />
    </>,
  )
  expect(banner()?.textContent).toContain('You received a badge.')
  expect(banner()?.hasAttribute('data-not-printed')).toBe(true)
  const link = screen.getByRole('link', { name: 'See your badges' })
  expect(link.getAttribute('href')).toBe('/info/RecognitionBadge')
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  await press('Hide this message')
  expect(banner()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  focus.mockRestore()
})
