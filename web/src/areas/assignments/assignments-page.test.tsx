import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { defaultAttributes } from '../../testing/person.ts'

const { replies } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { Component } = await import('./assignments-page.tsx')

afterEach(async () => {
  cleanup()
  await clearCache()
})

test.each<[Partial<Attributes>, string[]]>([
  [{}, ['/timesheets/reporting', '/search']],
  [{ hasTimeReporting: false }, ['/search']],
  [{ isIHT: true }, ['/timesheets/reporting']],
])('%# leads a user with %o to their hours and to jobs', async (attributes, expected) => {
  replies.set('GET /api/assignments', () => Response.json({ assignments: [] }))
  await signIn({ attributes: { ...defaultAttributes, ...attributes } })
  await showPage(<Component />)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(expected)
})

test('tells what is not known of an assignment, and a rate of nothing as such', async () => {
  const unknown = { company: '', jobTitle: '', startDate: null, endDate: null, rate: null }
  const assignments = [
    { ...unknown, isPast: true },
    { ...unknown, rate: 0, startDate: '2020-01-05', endDate: '2099-01-31', isPast: false },
  ]
  replies.set('GET /api/assignments', () => Response.json({ assignments }))
  await signIn()
  await showPage(<Component />)
  const [, ...rows] = screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => Array.from(row.cells, ({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Not given', 'Not givenPast', 'Not given', 'No end date', 'Not given'],
    ['Not given', 'Not givenCurrent', 'Jan 5, 2020', 'Jan 31, 2099', '$0.00'],
  ])
})
