import { readPublicContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { showRoutes } = await import('../../testing/show-page.tsx')
const { useAlerts } = await import('../../ui/alerts.tsx')
const { dirtyForms, discardPromptHost } = await import('../../forms/dirty-forms.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { clearCache, peek, setCached, useRead } = await import('../../portal/use-read.ts')
const { Component: CompaniesPage } = await import('./companies-page.tsx')

const choice = 'PUT /api/companies/chosen'
const { requests, bodies, replies, hold } = installFakeGateway()
replies.set('GET /assets/companies.json', () => Response.json([]))
const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'xpo', name: 'XPO' },
]
const sessionIn = (company: string | null) => sessionOf(person({ companies, company }))
const content = 'GET /api/content/public/privacy-policy'
replies.set(content, () => Response.json({ categories: [] }))

function PageWithData() {
  useRead(readPublicContent, { params: { code: 'privacy-policy' } })
  const alerts = useAlerts()
  return (
    <>
      <button type="button" onClick={() => alerts.raise('info', 'Of the company before')}>
        Tell
      </button>
      <CompaniesPage />
    </>
  )
}

const otherTab = new FakeBroadcastChannel('gatehouse.company')
const toldToOthers: unknown[] = []
otherTab.onmessage = ({ data }) => void toldToOthers.push(data)

beforeEach(() => {
  for (const list of [requests, bodies, toldToOthers]) list.length = 0
})
afterEach(async () => {
  cleanup()
  dirtyForms.clear()
  await clearCache()
})

/** The session that is read from now on. */
const storeCompany = (company: string | null) =>
  replies.set('GET /api/session', () => Response.json(sessionIn(company)))

async function open(company: string | null, search = '') {
  storeCompany(company)
  await setCached(readSession, {}, sessionIn(company))
  return showRoutes(
    [
      { path: '/companies', element: <PageWithData /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    ['/announcements', `/companies${search}`],
  )
}
const accept = (company: string) =>
  replies.set(choice, () => {
    storeCompany(company)
    return Response.json(sessionIn(company))
  })
const choices = () => requests.filter((request) => request === choice).length
const addressOf = ({ state }: Awaited<ReturnType<typeof open>>) =>
  state.location.pathname + state.location.search

test('another company is chosen, told here and in other tabs, and shown with its own data', async () => {
  const router = await open('arna')
  accept('xpo')
  await press(/^XPO/)
  expect(bodies).toEqual([{ code: 'xpo' }])
  expect(peek(readSession, {})).toEqual(sessionIn('xpo'))
  expect(requests.filter((request) => request === content)).toHaveLength(2)
  expect(toldToOthers).toEqual(['chosen'])
  expect(screen.getByRole('group').textContent).toContain('You’re now viewing XPO.')
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('XPOSelected')
  expect(addressOf(router)).toBe('/companies')
})

test('a choice whose reply is lost is shown, here and in other tabs, if the gateway made it', async () => {
  await open('arna')
  replies.set(choice, () => {
    storeCompany('xpo')
    throw new TypeError('network error')
  })
  await press(/^XPO/)
  expect(peek(readSession, {})).toEqual(sessionIn('xpo'))
  expect(toldToOthers).toEqual(['chosen'])
})

test('a page that needed a company opens in place of the choice', async () => {
  const router = await open(null, '?to=/info/profile%3Ftab%3D2')
  accept('xpo')
  await press('Tell')
  expect(screen.getByText('Of the company before')).toBeTruthy()
  await press(/^XPO/)
  expect(screen.queryByText('Of the company before')).toBeNull()
  expect(addressOf(router)).toBe('/info/profile?tab=2')
  expect(screen.queryByText(/^You’re now viewing/)).toBeNull()
  await act(() => router.navigate(-1))
  expect(addressOf(router)).toBe('/announcements')
})

test('the current company leads on to the page too, without a request', async () => {
  const router = await open('xpo', '?to=/info/profile')
  await press(/^XPO/)
  expect(choices()).toBe(0)
  expect(toldToOthers).toEqual([])
  expect(addressOf(router)).toBe('/info/profile')
})

test('unsaved input is asked about first, and stays with a refusal', async () => {
  await open('arna')
  accept('xpo')
  dirtyForms.set('form', () => undefined)
  let isDiscarded = false
  const unmount = discardPromptHost.mount(async () => isDiscarded)
  await press(/^XPO/)
  expect(choices()).toBe(0)
  expect(dirtyForms.size).toBe(1)
  isDiscarded = true
  await press(/^XPO/)
  expect(choices()).toBe(1)
  expect(dirtyForms.size).toBe(0)
  unmount()
})

test('a failure is shown in the page, until the next choice', async () => {
  await open('arna')
  replies.set(choice, () => rejectWith('internal'))
  await press(/^XPO/)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(screen.getByText(/ABCD-1234/)).toBeTruthy()
  expect(toldToOthers).toEqual([])
  expect(peek(readSession, {})).toEqual(sessionIn('arna'))
  accept('xpo')
  await press(/^XPO/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while a company is being chosen, its card says so', async () => {
  await open('arna')
  const release = hold(choice)
  await press(/^XPO/)
  const card = screen.getByRole('button', { name: /^XPO/ })
  expect([card.textContent, card.getAttribute('aria-busy')]).toEqual([
    'XPOOne moment, please',
    'true',
  ])
  expect(card.querySelector('svg')).toBeNull()
  const pressed = screen.getAllByRole('button', { pressed: true })
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['ArnaSelected'])
  storeCompany('xpo')
  await release(Response.json(sessionIn('xpo')))
  expect(card.textContent).toBe('XPOSelected')
  expect(card.querySelector('svg')).not.toBeNull()
})

test('a session that has ended is left', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  await open('arna')
  replies.set(choice, () => rejectWith('not-signed-in'))
  await press(/^XPO/)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  undo()
})
