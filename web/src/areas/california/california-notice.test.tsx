import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { recordPageLoads } from '../../testing/record-page-loads.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({
  supportPhone: '1-800-555-0142',
  californiaNotice: { reviewed: '2026-01-01', form: 'CA-1' },
})
const { showPage, showRoutes } = await import('../../testing/show-page.tsx')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { clearCache, peek } = await import('../../portal/use-read.ts')
const { CaliforniaNotice } = await import('./california-notice.tsx')
const { Component: NoticePage } = await import('../privacy/privacy-notice-page.tsx')

const { requests, replies, hold } = installFakeGateway()
const acceptance = 'POST /api/session/california-notice'
const signOut = 'POST /api/session/sign-out'
const content = 'GET /api/content/public/california-notice'
const signedIn = (...gates: SessionView['gates']): SessionView => ({
  ...sessionOf(person()),
  gates,
})

const otherTab = new FakeBroadcastChannel('gatehouse.california-notice')
const toldToOthers: unknown[] = []
otherTab.onmessage = ({ data }) => void toldToOthers.push(data)

const show = () =>
  showRoutes([{ path: '*', element: <CaliforniaNotice /> }], ['/info/profile?tab=2'])
const accept = () => press('I Understand & Accept')

beforeEach(() => {
  toldToOthers.length = 0
  replies.set(content, () => Response.json({ categories: [] }))
})
afterEach(async () => {
  cleanup()
  jest.restoreAllMocks()
  document.body.hidden = false
  history.replaceState(null, '')
  await clearCache()
})

test('leaves the page when the session has ended', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(acceptance, () => rejectWith('not-signed-in'))
  await show()
  await accept()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  undo()
})

test('tells the other tabs once the gateway has taken the acceptance', async () => {
  replies.set(acceptance, () => rejectWith('internal'))
  const router = await show()
  await accept()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(toldToOthers).toEqual([])

  replies.set(acceptance, () => Response.json(signedIn()))
  await accept()
  expect(toldToOthers).toEqual(['accepted'])
  expect(peek(readSession, {})).toEqual(signedIn())
  expect(router.state.location.pathname).toBe('/info/profile')
})

test.each([
  ['here', accept],
  ['in another tab', () => act(async () => otherTab.postMessage('accepted'))],
])('once accepted %s, the next gate leads back to the page', async (_where, acceptNotice) => {
  for (const endpoint of [acceptance, 'GET /api/session'])
    replies.set(endpoint, () => Response.json(signedIn('preference')))
  const router = await show()
  await acceptNotice()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/account?to=%2Finfo%2Fprofile%3Ftab%3D2')
})

test('over My Account, which leads to another page, the next gate leads there', async () => {
  replies.set(acceptance, () => Response.json(signedIn('preference')))
  const router = await showRoutes(
    [{ path: '*', element: <CaliforniaNotice /> }],
    ['/account?to=%2Fdocuments'],
  )
  await accept()
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe('/account?to=%2Fdocuments')
})

test.each<[string, () => Response]>([
  ['cannot be read', () => rejectWith('internal')],
  ['are none', () => Response.json({ categories: [] })],
  [
    'are links alone',
    () =>
      Response.json({
        categories: [
          {
            title: 'Links',
            language: 'en',
            items: [{ kind: 'link', label: 'Law', url: 'https://a.test', language: 'en' }],
          },
        ],
      }),
  ],
])('has its own words when those of the editors %s', async (_case, reply) => {
  replies.set(content, reply)
  await show()
  expect(screen.getByRole('heading', { level: 3, name: 'What we collect' })).toBeTruthy()
  expect(screen.getByText('Reviewed Jan 1, 2026 · Form CA-1')).toBeTruthy()
  expect(screen.queryByText('Links')).toBeNull()
})

const sections = [
  'What we collect',
  'We do not sell it',
  'How long we keep it',
  'Your rights under California law',
  'How to ask',
]

test('its own words tell all that the law asks for, and the phone to call', async () => {
  await show()
  const notice = screen.getByRole('region', { name: /^Privacy Notice to California/ })
  const headings = within(notice).getAllByRole('heading', { level: 3 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(sections)
  expect(within(notice).getByText(/^Call 1-800-555-0142, or write/)).toBeTruthy()
  expect(within(notice).getByText(/^We do not sell your personal information/)).toBeTruthy()
  // Its text is longer than the dialog: keyboards scroll it.
  expect(notice.tabIndex).toBe(0)
})

test('the words of the editors stand in their languages, instead of its own', async () => {
  const html = (text: string, language: string) => ({
    kind: 'html',
    html: `<p>${text}</p>`,
    language,
  })
  const link = { kind: 'link', label: 'Law', url: 'https://a.test', language: 'en' }
  replies.set(content, () =>
    Response.json({
      categories: [
        {
          title: 'Derechos',
          language: 'es',
          items: [html('Puede preguntar.', 'es'), link, html('You may ask.', 'en')],
        },
        { title: '', language: 'en', items: [html('We keep records.', 'en')] },
      ],
    }),
  )
  await show()
  const [heading, ...others] = screen.getAllByRole('heading', { level: 3 })
  expect(others).toEqual([])
  expect(within(heading as HTMLElement).getByText('Derechos').lang).toBe('es')
  expect(heading?.lang).toBe('')
  for (const [words, language] of [
    ['Puede preguntar.', 'es'],
    ['You may ask.', 'en'],
    ['We keep records.', 'en'],
  ] as const)
    expect(screen.getByText(words).parentElement?.lang).toBe(language)
  expect(screen.queryByText('Law')).toBeNull()
  expect(screen.getByText('Reviewed Jan 1, 2026 · Form CA-1')).toBeTruthy()
})

test('shows no words before those of the editors are read', async () => {
  const release = hold(content)
  await show()
  const notice = screen.getByRole('region', { name: /^Privacy Notice to California/ })
  expect(within(notice).getByText('Loading')).toBeTruthy()
  expect(within(notice).queryByText(/^Reviewed/)).toBeNull()
  await release(Response.json({ categories: [] }))
  expect(within(notice).getByText(/^Reviewed/)).toBeTruthy()
})

test('the page of the notice has the same words, a level higher', async () => {
  await showPage(<NoticePage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Privacy Notice to California Employees and Job Applicants',
  )
  expect(screen.getByText(/^Please read what personal information/)).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(sections)
})

test('a failed acceptance can be tried again, and one press is one acceptance', async () => {
  const before = requests.length
  const release = hold(acceptance)
  await show()
  await accept()
  const button = screen.getByRole('button', { name: 'I Understand & Accept' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await accept()
  expect(requests.slice(before).filter((request) => request === acceptance)).toHaveLength(1)
  await release(rejectWith('internal'))
  const failure = screen.getByRole('alert')
  expect(document.activeElement).toBe(failure)
  expect(button.getAttribute('aria-disabled')).toBe('false')
  replies.set(acceptance, () => Response.json(signedIn()))
  await press('Try again')
  expect(toldToOthers).toEqual(['accepted'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('only its buttons answer the notice', async () => {
  await show()
  const before = [...requests]
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(requests).toEqual(before)
})

test('declining signs out, and the sign-in page is told why', async () => {
  replies.set(signOut, () => Response.json({}))
  const pageLoads = recordPageLoads()
  await show()
  await press('Decline')
  expect(requests.at(-1)).toBe(signOut)
  expect(history.state).toEqual({ usr: { reason: 'notice-declined' } })
  expect(toldToOthers).toEqual([])
  expect(pageLoads).toEqual(['reload'])
})
