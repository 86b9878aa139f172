import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { goBack } from '../testing/go-back.ts'
import { person } from '../testing/person.ts'

globalThis.fetch = async () => Response.json({})
const { addOverlay } = await import('../portal/overlay-history.ts')
const { setCached } = await import('../portal/use-read.ts')
const { createRouter } = await import('./router.ts')

let router: ReturnType<typeof createRouter>

async function start() {
  router = createRouter()
  await waitFor(() => expect(router.state.initialized).toBe(true))
}

beforeEach(async () => {
  await setCached(readSession, {}, visitorSession)
  history.replaceState(null, '', '/first')
  await start()
})
afterEach(() => router.dispose())

// First: only the first router finds the window without listeners.
test('Back that closes an overlay leads to no page, not even to the same once more', async () => {
  await router.navigate('/second')
  const before = router.state.location
  const close = addOverlay(() => close())
  await goBack()
  expect(router.state.location).toBe(before)
})

test('Back passes the entries of overlays that were closed before the page was left', async () => {
  await router.navigate('/third')
  addOverlay(() => undefined)()
  await router.navigate('/second')
  expect(router.state.location.pathname).toBe('/second')
  history.go(-2)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/second'))
  expect(router.state.location.pathname).toBe('/third')
})

test('a visitor is asked to sign in for a page of workers, and comes back', async () => {
  await router.navigate('/account/devices?from=mail')
  expect(router.state.location.pathname).toBe('/')
  expect(router.state.location.search).toContain(encodeURIComponent('/account/devices?from=mail'))
})

test.each<[string, Partial<typeof visitorSession>, string, string]>([
  ['a worker at the sign-in page', { person: person() }, '/?to=/privacy-policy', '/privacy-policy'],
  ['a visitor at the page of the blocked', {}, '/unauthorized', '/'],
  ['a blocked visitor at the sign-in page', { signInFailure: 'blocked' }, '/', '/unauthorized'],
])('%s is led on', async (_case, session, from, to) => {
  await setCached(readSession, {}, { ...visitorSession, ...session })
  await router.navigate(from)
  expect(router.state.location.pathname).toBe(to)
})

test.each<[string, Partial<typeof visitorSession>, string, string]>([
  ['a visitor at a page of workers', {}, '/account#main', '/'],
  ['a visitor at the search of workers', {}, '/search?keyword=cook', '/search-jobs'],
  ['a worker at the sign-in page', { person: person() }, '/', '/announcements'],
  ['a worker at the path of a group', { person: person() }, '/info', '/info/profile'],
])(
  '%s is led on by Back and by a page load without an entry more',
  async (_case, session, from, to) => {
    await setCached(readSession, {}, { ...visitorSession, ...session })
    router.dispose()
    history.replaceState(null, '', from)
    await start()
    const expected = { location: { pathname: to }, historyAction: 'REPLACE' }
    expect(router.state).toMatchObject(expected)
    history.replaceState(history.state, '', from)
    await router.navigate('/privacy-policy')
    await goBack()
    await waitFor(() => expect(router.state).toMatchObject(expected))
  },
)

test('a page that leads on by a link keeps the entry of the page with the link', async () => {
  await router.navigate('/account')
  expect(router.state).toMatchObject({ location: { pathname: '/' }, historyAction: 'PUSH' })
})
