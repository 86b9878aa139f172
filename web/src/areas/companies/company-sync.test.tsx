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
const { showPart } = await import('../../testing/show-page.tsx')
const { clearCache, peek, setCached, useRead } = await import('../../portal/use-read.ts')
const { openForms, unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { followCompany, shownCompany } = await import('../../portal/shown-company.ts')
const { useCompany } = await import('../session/use-company.ts')
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { CompanySync } = await import('./company-sync.tsx')

const companies = [
  { code: 'arna', name: 'Arna' },
  { code: 'xpo', name: 'XPO' },
]
const viewing = (company: string) => sessionOf(person({ companies, company }))

const choose = () =>
  act(async () => new FakeBroadcastChannel('gatehouse.company').postMessage('chosen'))
const content = 'GET /api/content/public/privacy-policy'
replies.set(content, () => Response.json({ categories: [] }))

function Tab() {
  useRead(readPublicContent, { params: { code: 'privacy-policy' } })
  return <CompanySync />
}

/** Has unsent input, by the company's name. */
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
  await showPart(<Tab />)
})
afterEach(async () => {
  cleanup()
  await clearCache()
  jest.restoreAllMocks()
})

test.each([
  ['another company', () => Response.json(viewing('xpo')), 'XPO', false],
  ['the same company', () => Response.json(viewing('arna')), undefined, false],
  ['a visitor', () => Response.json(visitorSession), undefined, false],
  // The shown company may be another than the session's.
  ['an unknown user', () => rejectWith('internal'), undefined, true],
] as const)(
  'after a choice in another tab, the session of %s decides',
  async (_case, reply, told, reloads) => {
    replies.set('GET /api/session', reply)
    await choose()
    const alert = screen.queryByText(/it was chosen in another tab/)?.textContent
    expect(alert).toEqual(told && expect.stringContaining(told))
    expect(pageLoads).toEqual(reloads ? ['reload'] : [])
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
    openForms.clear()
    const stored = unsavedForms.get('profile')
    unsavedForms.clear()
    expect(stored).toEqual(isSame ? undefined : { person: 'maria', values: { city: 'Austin' } })
    expect(requests.includes(content)).toBe(!isSame)
    expect(peek(readSession, {})).toEqual(viewing(company))
  },
)

test('a session that another read finds with another company is followed, too', async () => {
  cleanup()
  await showPart(
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
  unsavedForms.clear()
})

test('a refused write is told of, also where its company is shown by now', async () => {
  const refuse = () => act(async () => void (await followCompany({ method: 'PUT' } as Endpoint)))
  const told = () =>
    screen.queryAllByText(/^Nothing was sent, because another .* now viewing XPO\.$/).length
  replies.set('GET /api/session', () => Response.json(viewing('xpo')))
  await act(() => setCached(readSession, {}, viewing('xpo')))
  expect(told()).toBe(0)
  await refuse()
  expect(told()).toBeGreaterThan(0)
})

test('the company that is shown ends with the session', async () => {
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
