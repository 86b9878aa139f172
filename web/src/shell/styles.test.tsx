import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { person } from '../testing/person.ts'
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
const { clearCache, setCached } = await import('../portal/use-read.ts')
const { showRoutes } = await import('../testing/show-page.tsx')
const { Frame } = await import('./frame.tsx')

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => undefined
  replies.set('GET /api/notifications', () => Response.json({ notifications: [] }))
  replies.set('GET /assets/logos.json', () => Response.json([]))
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

async function show(user: ReturnType<typeof person> | null, width: number) {
  setScreenWidth(width)
  await setCached(readSession, {}, sessionOf(user))
  const page = { path: '*', element: <h1>Page</h1> }
  await showRoutes([{ element: <Frame />, children: [page] }], ['/announcements'])
}

test.each([1280, 400])(
  'around a visitor %d px wide has the styles of the record',
  async (width) => {
    await show(null, width)
    expect(stylesOf(document.body)).toMatchSnapshot()
  },
)

test.each([
  [1280, 'Menu'],
  [400, 'Main pages'],
])('around a worker %d px wide has the styles of the record', async (width, menu) => {
  await show(person(), width)
  await screen.findByRole('navigation', { name: menu })
  fireEvent.click(await screen.findByRole('button', { name: /your menu/ }))
  expect(stylesOf(document.body)).toMatchSnapshot()
})
