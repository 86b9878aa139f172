import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../testing/fake-gateway.ts'
import { defaultAttributes } from '../../testing/person.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { tableRows } from '../../testing/table-rows.ts'

setSettings({ supportPhone: '1-800-555-0142', product: 'Gatehouse', contentLanguage: 'en' })
const { requests, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
const { Component, loader } = await import('./assignments-page.tsx')

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
  const unknown = {
    company: '',
    jobTitle: '',
    startDate: null,
    endDate: null,
    isOpenEnded: false,
    rate: null,
    isPast: false,
  }
  const assignments = [
    unknown,
    { ...unknown, isOpenEnded: true },
    { ...unknown, rate: 0, startDate: '2020-01-05', endDate: '2099-01-31' },
  ]
  replies.set('GET /api/assignments', () => Response.json({ assignments }))
  await signIn()
  await showPage(<Component />)
  const [, ...rows] = tableRows()
  expect(rows).toEqual([
    ['Not given', 'Not givenCurrent', 'Not given', 'Not given', 'Not given'],
    ['Not given', 'Not givenCurrent', 'Not given', 'No end date', 'Not given'],
    ['Not given', 'Not givenCurrent', 'Jan 5, 2020', 'Jan 31, 2099', '$0.00'],
  ])
})

const welder = {
  company: 'Acme',
  jobTitle: 'Welder',
  startDate: '2020-01-05',
  endDate: null,
  isOpenEnded: true,
  rate: 1850,
  isPast: false,
}

test('shows what is known, the current ones marked', async () => {
  const assignments = [
    welder,
    { ...welder, jobTitle: 'Fitter', startDate: '2999-01-05' },
    { ...welder, jobTitle: 'Cook', isPast: true, endDate: '2021-02-03', isOpenEnded: false },
  ]
  replies.set('GET /api/assignments', () => Response.json({ assignments }))
  await signIn()
  requests.length = 0
  await loader()
  expect(requests).toEqual(['GET /api/assignments'])
  await showPage(<Component />)
  expect(requests).toEqual(['GET /api/assignments'])
  expect(document.title).toBe('Assignments · Gatehouse')
  expect(screen.getByText(/^Where you work now/)).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Assignments' })).toBeTruthy()
  expect(tableRows()).toEqual([
    ['Company', 'Job Title', 'Start Date', 'End Date', 'Rate'],
    ['Acme', 'WelderCurrent', 'Jan 5, 2020', 'No end date', '$18.50'],
    ['Acme', 'FitterStarts soon', 'Jan 5, 2999', 'No end date', '$18.50'],
    ['Acme', 'CookPast', 'Jan 5, 2020', 'Feb 3, 2021', '$18.50'],
  ])
  expect(screen.getAllByRole('row').map(({ dataset }) => dataset.highlighted)).toEqual([
    undefined,
    'true',
    undefined,
    undefined,
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(3)
  const atEnd = [...document.querySelectorAll('[data-align=end]')]
  expect(atEnd.map(({ textContent }) => textContent)).toEqual(['Rate', ...Array(3).fill('$18.50')])
  expect(screen.getByText('Welder').lang).toBe('en')
  expect(screen.getByText('Current').lang).toBe('')
})

test('without assignments says so', async () => {
  replies.set('GET /api/assignments', () => Response.json({ assignments: [] }))
  await signIn()
  await showPage(<Component />)
  expect(screen.getByText(/^You have no assignments available/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
