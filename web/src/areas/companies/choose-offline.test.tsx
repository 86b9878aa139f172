import { readSession, type SessionView } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { sessionOf } from '../../testing/session-view.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
jest.unstable_mockModule('@gatehouse/contracts/portal/companies', () => {
  throw new Error('offline')
})
const { requests, replies } = installFakeGateway()
const { setCached } = await import('../../portal/use-read.ts')
const { showPage } = await import('../../testing/show-page.tsx')
const { Component: CompaniesPage } = await import('./companies-page.tsx')

afterEach(cleanup)

test('a choice whose rules cannot be loaded is told as a lost connection', async () => {
  const session: SessionView = sessionOf(person({ company: null }))
  replies.set('GET /assets/companies.json', () => Response.json([]))
  await setCached(readSession, {}, session)
  await showPage(<CompaniesPage />, '/companies')
  requests.length = 0
  await press('Staffmark')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We could not reach the portal. Please check your connection',
  )
  expect(requests).toEqual([])
})
