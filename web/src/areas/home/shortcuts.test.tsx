import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { linksIn } from '../../testing/links-in.ts'
import { defaultAttributes, person } from '../../testing/person.ts'
import { showPage } from '../../testing/show-page.tsx'
import { Shortcuts } from './shortcuts.tsx'

afterEach(cleanup)

test.each<[string, Partial<Attributes>, Record<string, string>]>([
  [
    'a worker',
    {},
    {
      Hours: '/timesheets/reporting',
      Pay: '/timesheets/paychecks',
      'Direct deposit': '/timesheets/direct-deposit',
      Assignments: '/info/assignments',
    },
  ],
  [
    'a new user',
    { isNewUser: true },
    { 'Find jobs': '/search', 'My applications': '/applications', 'My account': '/account' },
  ],
  [
    'an IHT user without payroll',
    { isIHT: true, hasPayrollId: false },
    {
      Assignments: '/info/assignments',
      'Find jobs': '/search',
      'My applications': '/applications',
      'My account': '/account',
    },
  ],
])('leads %s to the pages that the menu opens', async (_user, attributes, expected) => {
  await showPage(
    <Shortcuts person={person({ attributes: { ...defaultAttributes, ...attributes } })} />,
  )
  const shortcuts = screen.getByRole('navigation', { name: 'Shortcuts' })
  expect(linksIn(shortcuts)).toEqual(Object.entries(expected))
})
