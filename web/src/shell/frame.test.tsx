import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { defaultAttributes, person } from '../testing/person.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { sessionOf } from '../testing/session-of.ts'
import { setSettings } from '../testing/set-settings.ts'
import { stylesOf } from '../testing/styles-of.ts'

setSettings({
  product: 'Gatehouse',
  menu: 'full',
  footerLinks: {},
  storeLinks: {},
  idleSeconds: 900,
  idleCountdownSeconds: 60,
})
const { replies } = installFakeGateway()
const { hideBadgeBanner } = await import('../areas/recognition/badge-banner-state.ts')
const { dirtyForms } = await import('../forms/dirty-forms.ts')
const { settings } = await import('../portal/settings.ts')
const { handleSessionChange } = await import('../portal/signed-out.ts')
const { clearCache, setCached } = await import('../portal/use-read.ts')
const { showRoutes } = await import('../testing/show-page.tsx')
const { Frame } = await import('./frame.tsx')

async function show(user: ReturnType<typeof person> | null, path = '/announcements') {
  await setCached(readSession, {}, sessionOf(user))
  const page = { path: '*', element: <h1>Page</h1> }
  return showRoutes([{ element: <Frame />, children: [page] }], [path])
}
const menu = () => screen.queryByRole('navigation', { name: 'Menu' })
const tabs = () => screen.queryByRole('navigation', { name: 'Main pages' })
const main = () => screen.getByRole('main')

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => undefined
  setScreenWidth(1280)
  settings.chatUrl = ''
  replies.set('GET /api/notifications', () => Response.json({ notifications: [] }))
  replies.set('GET /assets/logos.json', () => Response.json([]))
})
afterEach(async () => {
  cleanup()
  dirtyForms.clear()
  await clearCache()
})

test('begins with a link to the content', async () => {
  await show(null)
  const [first] = screen.getAllByRole('link')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    'Skip to main content',
    '#main',
  ])
  expect([main().id, main().tabIndex]).toEqual(['main', -1])
  expect(main().textContent).toBe('Page')
})

test('the link to the content moves the focus, without an entry of the history', async () => {
  await show(person())
  const isDefault = fireEvent.click(screen.getByRole('link', { name: 'Skip to main content' }))
  expect([isDefault, document.activeElement]).toEqual([false, main()])
})

test('asks a visitor about cookies before all else', async () => {
  await show(null)
  const notice = screen.getByRole('region', { name: /cookies/i })
  const isBefore = notice.compareDocumentPosition(screen.getByRole('banner'))
  expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each([
  [767, false, true],
  [768, true, false],
])('at %i px a worker has the menu beside the page: %p, or tabs: %p', async (width, wide, bar) => {
  setScreenWidth(width)
  await show(person())
  await waitFor(() => expect(menu() ?? tabs()).not.toBeNull())
  expect([menu() !== null, tabs() !== null]).toEqual([wide, bar])
})

test('a visitor has neither menu nor tabs, at any width', async () => {
  for (const width of [400, 1280]) {
    setScreenWidth(width)
    await show(null)
    expect([menu(), tabs()]).toEqual([null, null])
    cleanup()
  }
})

test('in the page of a host a worker has neither menu, tabs nor banner, and a session that is watched', async () => {
  const attributes = { ...defaultAttributes, hasRecognition: true }
  const router = await show(person({ attributes }), '/search-jobs?mode=internal')
  await act(async () => void (await import('./worker-parts.ts')))
  expect([menu(), tabs(), screen.queryByRole('link', { name: /badge/i })]).toEqual([
    null,
    null,
    null,
  ])
  dirtyForms.set('form', () => undefined)
  await act(() => router.navigate('/search-jobs/1001?mode=internal'))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
})

test('by Tab the menu comes after the content, and is not printed', async () => {
  await show(person())
  await waitFor(() => expect(menu()).not.toBeNull())
  const isAfter = main().compareDocumentPosition(menu() as HTMLElement)
  expect(isAfter & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(menu()?.closest('[data-not-printed]')).not.toBeNull()
})

test.each([true, false])(
  'tells of a recognition above the page until it is seen: %p',
  async (hasRecognition) => {
    await show(person({ attributes: { ...defaultAttributes, hasRecognition } }))
    await waitFor(() => expect(menu()).not.toBeNull())
    const banner = () => screen.queryByRole('link', { name: /badge/i })
    if (!hasRecognition) return expect(banner()).toBeNull()
    await waitFor(() => expect(banner()).not.toBeNull())
    expect(main().contains(banner())).toBe(true)
    await act(async () => hideBadgeBanner('maria'))
    expect(banner()).toBeNull()
  },
)

test('has a button for the chat where there is one', async () => {
  settings.chatUrl = 'https://chat.example.test/'
  await show(null)
  expect(await screen.findByRole('button', { name: 'Chat' })).toBeTruthy()
  cleanup()
  settings.chatUrl = ''
  await show(null)
  expect(screen.queryByRole('button', { name: 'Chat' })).toBeNull()
})

test('watches the session of a worker, and asks before input is lost', async () => {
  const router = await show(person())
  await waitFor(() => expect(menu()).not.toBeNull())
  dirtyForms.set('form', () => undefined)
  await act(() => router.navigate('/social'))
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(router.state.location.pathname).toBe('/announcements')
})

test('explains on the sign-in page why the session of a worker has ended', async () => {
  const router = await show(person(), '/documents')
  await waitFor(() => expect(menu()).not.toBeNull())
  await act(async () => handleSessionChange('expired'))
  expect([router.state.location.pathname, menu()]).toEqual(['/', null])
  expect(main().textContent).toMatch(/expired|ended/)
})

test('a page opens where it was left', async () => {
  sessionStorage.clear()
  const router = await show(null)
  Object.assign(window, { scrollY: 320 })
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  const [positions] = Object.values(sessionStorage)
  // Not under the key that the router gives to the first entry of each page load.
  expect(Object.values(JSON.parse(positions ?? '{}'))).toEqual([320])
  expect(positions).not.toContain('default')
  Object.assign(window, { scrollY: 0 })
  router.dispose()
})

test.each([1280, 400])(
  'around a visitor %d px wide has the styles of the record',
  async (width) => {
    setScreenWidth(width)
    await show(null)
    expect(stylesOf(document.body)).toMatchSnapshot()
  },
)

test.each([
  [1280, 'Menu'],
  [400, 'Main pages'],
])('around a worker %d px wide has the styles of the record', async (width, navigation) => {
  setScreenWidth(width)
  await show(person())
  await screen.findByRole('navigation', { name: navigation })
  fireEvent.click(await screen.findByRole('button', { name: /your menu/ }))
  expect(stylesOf(document.body)).toMatchSnapshot()
})
