import type { Endpoint } from '@gatehouse/contracts/endpoint'
import { readPublicContent } from '@gatehouse/contracts/portal/content'
import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { recordPageLoads } from '../../testing/record-page-loads.ts'
import { sessionOf } from '../../testing/session-of.ts'

const { requests, replies } = installFakeGateway()
const { chooseLanguage, showRoutes } = await import('../../testing/show-page.tsx')
const { clearCache, peek, setCached, useRead } = await import('../../portal/use-read.ts')
const { openForms, unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { followCompany, shownCompany } = await import('../../portal/shown-company.ts')
const { setShownPerson } = await import('../../portal/shown-person.ts')
const { companyOnly } = await import('../session/guards.ts')
const { useCompany } = await import('../session/use-company.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { CompanySync } = await import('./company-sync.tsx')

const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'xpo', name: 'XPO' },
]
const viewing = (company: string | null) => sessionOf(person({ companies, company }))

const choose = () =>
  act(async () => new FakeBroadcastChannel('gatehouse.company').postMessage('chosen'))
const content = 'GET /api/content/public/privacy-policy'
replies.set(content, () => Response.json({ categories: [] }))

function Tab() {
  useRead(readPublicContent, { params: { code: 'privacy-policy' } })
  return <CompanySync />
}

const show = (page = <Tab />) =>
  showRoutes([
    { path: '/', middleware: [companyOnly], element: page },
    { path: '/companies', element: 'Companies' },
  ])
const refuse = (method: 'GET' | 'PUT') => followCompany({ method } as Endpoint)

/** Registers an unsaved form named by the company. */
function CompanyForm() {
  const company = useCompany()
  useEffect(() => {
    openForms.set(`form.${company}`, () => ({ id: 'form', values: { city: 'Austin' } }))
    return () => void openForms.delete(`form.${company}`)
  })
  return null
}

let pageLoads: string[]

beforeEach(async () => {
  pageLoads = recordPageLoads()
  replies.set('GET /api/session', () => Response.json(viewing('arna')))
  await setCached(readSession, {}, viewing('arna'))
  await show()
})
afterEach(async () => {
  cleanup()
  setShownPerson(undefined)
  openForms.clear()
  unsavedForms.clear()
  localStorage.clear()
  await clearCache()
  jest.restoreAllMocks()
})

test.each([
  ['another company', () => Response.json(viewing('xpo')), 'XPO'],
  ['the same company', () => Response.json(viewing('arna')), undefined],
  ['a visitor', () => Response.json(visitorSession), undefined],
  // The gateway refuses what is sent for the former company.
  ['an unknown user', () => rejectWith('internal'), undefined],
] as const)(
  'after a choice in another tab, the session of %s decides',
  async (_case, reply, told) => {
    replies.set('GET /api/session', reply)
    await choose()
    const alert = screen.queryByText(/it was chosen in another tab/)?.textContent
    expect(alert).toEqual(told && expect.stringContaining(told))
    expect([shownCompany(), pageLoads]).toEqual([told ? 'xpo' : 'arna', []])
  },
)

test.each([
  ['another company', 'xpo', false],
  ['the same company', 'arna', true],
])(
  '%s: unsaved input is stored, and the data read again, only for another',
  async (_case, company, isSame) => {
    replies.set('GET /api/session', () => Response.json(viewing(company)))
    requests.length = 0
    openForms.set('profile', () => ({ id: 'form', values: { city: 'Austin' } }))
    await choose()
    const stored = isSame ? undefined : { person: 'maria', values: { city: 'Austin' } }
    expect(unsavedForms.get('profile')).toEqual(stored)
    expect(requests.includes(content)).toBe(!isSame)
    expect(peek(readSession, {})).toEqual(viewing(company))
  },
)

test('a session that another read finds with another company is followed, too', async () => {
  cleanup()
  await show(
    <>
      <Tab />
      <CompanyForm />
    </>,
  )
  requests.length = 0
  await act(() => setCached(readSession, {}, viewing('xpo')))
  expect(screen.getByText(/You’re now viewing XPO: it was chosen in another tab/)).toBeTruthy()
  expect(requests).toEqual([content])
  expect([...unsavedForms.keys()]).toEqual(['form.arna'])
  expect(shownCompany()).toBe('xpo')
})

const notSent = 'Nothing was sent, because the company was changed in another tab.'

test('a refused write is told of, also where its company is shown by now', async () => {
  const told = () => screen.queryAllByText(`${notSent} You’re now viewing XPO.`).length
  replies.set('GET /api/session', () => Response.json(viewing('xpo')))
  await act(() => setCached(readSession, {}, viewing('xpo')))
  expect(told()).toBe(0)
  await act(() => refuse('PUT'))
  expect(told()).toBeGreaterThan(0)
})

test.each([
  ['write', 'PUT', true],
  ['read', 'GET', false],
] as const)(
  'a refused %s leaves the page, with what is typed, if the session cannot be read',
  async (_case, method, isTold) => {
    replies.set('GET /api/session', () => rejectWith('internal'))
    openForms.set('profile', () => ({ id: 'form', values: { city: 'Austin' } }))
    await act(() => refuse(method))
    expect([screen.queryAllByText(notSent).length > 0, pageLoads]).toEqual([isTold, []])
    expect([openForms.size, unsavedForms.size]).toEqual([1, 0])
  },
)

test('requests that are refused together share one read of the session', async () => {
  replies.set('GET /api/session', () => Response.json(viewing('xpo')))
  requests.length = 0
  const isSentAgain = await act(() => Promise.all([refuse('GET'), refuse('PUT'), refuse('GET')]))
  expect(isSentAgain).toEqual([true, false, true])
  expect(requests.filter((request) => request === 'GET /api/session')).toHaveLength(1)
  expect(screen.getAllByText(`${notSent} You’re now viewing XPO.`).length).toBeGreaterThan(0)
})

test('a session without a company leads to the choice of one, and names none', async () => {
  replies.set('GET /api/session', () => Response.json(viewing(null)))
  await choose()
  expect(document.body.textContent).toBe('Companies')
})

test('another person is left to their dialog, and nothing is stored or shown for them', async () => {
  const onReplaced = jest.fn()
  setShownPerson({ key: 'maria', onReplaced })
  openForms.set('profile', () => ({ id: 'form', values: { city: 'Austin' } }))
  const kai = sessionOf(person({ key: 'kai', companies, company: 'xpo' }))
  replies.set('GET /api/session', () => Response.json(kai))
  await act(() => refuse('PUT'))
  expect(onReplaced).toHaveBeenCalledTimes(1)
  expect([shownCompany(), unsavedForms.size]).toEqual(['arna', 0])
  expect(screen.queryByText(/now viewing/)).toBeNull()
})

test('what was said follows the language', async () => {
  replies.set('GET /api/session', () => Response.json(viewing('xpo')))
  await act(() => refuse('PUT'))
  chooseLanguage('es')
  expect(screen.getAllByText(/^No se envió nada.* Ahora está en XPO\.$/).length).toBeGreaterThan(0)
})

test('unmounting forgets the shown company', async () => {
  expect(shownCompany()).toBe('arna')
  cleanup()
  expect(shownCompany()).toBeUndefined()
})

test('a session that has ended elsewhere is left', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set('GET /api/session', () => rejectWith('not-signed-in'))
  await choose()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(pageLoads).toEqual([])
  undo()
})
