import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
jest.unstable_mockModule('@gatehouse/contracts/portal/companies', () => {
  throw new Error('offline')
})
const { requests, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { Component: CompaniesPage } = await import('./companies-page.tsx')

afterEach(cleanup)

test('a choice whose rules cannot be loaded is told as a lost connection', async () => {
  replies.set('GET /assets/companies.json', () => Response.json([]))
  await signIn({ company: null })
  await showPage(<CompaniesPage />, '/companies')
  requests.length = 0
  await press('Staffmark')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We could not reach the portal. Please check your connection',
  )
  expect(requests).toEqual([])
})
