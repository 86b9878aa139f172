import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { settings } from '../../portal/settings.ts'
import { defaultAttributes, person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { showPage } from '../../testing/show-page.tsx'
import { TabBar } from './tab-bar.tsx'

const { menu: originalMenu, storeLinks: originalLinks } = settings

afterEach(() => {
  cleanup()
  settings.menu = originalMenu
  settings.storeLinks = originalLinks
})

test.each<[string, Partial<Attributes>, typeof settings.menu, string[]]>([
  ['a worker', {}, 'full', ['Home', 'Hours', 'Pay', 'Jobs']],
  ['a worker without a payroll id', { hasPayrollId: false }, 'full', ['Home', 'Jobs']],
  ['a new user', { isNewUser: true }, 'full', ['Home', 'Jobs']],
  ['a worker of MENU=dashboard', {}, 'dashboard', ['Home']],
])('shows %s the pages that the menu opens', async (_user, attributes, menu, expected) => {
  settings.menu = menu
  await showPage(
    <TabBar person={person({ attributes: { ...defaultAttributes, ...attributes } })} />,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expected)
})

test('tabs are counted, and mark the current page alone', async () => {
  settings.menu = 'full'
  await showPage(<TabBar person={person()} />, '/timesheets/paychecks')
  const tabs = within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link')
  const read = (name: string) => tabs.map((tab) => tab.getAttribute(name))
  expect(read('href')).toEqual([
    '/announcements',
    '/timesheets/reporting',
    '/timesheets/paychecks',
    '/search',
  ])
  expect(read('data-track')).toEqual(['tab-home', 'tab-hours', 'tab-pay', 'tab-jobs'])
  expect(read('aria-current')).toEqual([null, null, 'page', null])
  cleanup()
  await showPage(<TabBar person={person()} />, '/search/1001')
  expect(document.querySelector('[aria-current]')).toBeNull()
})

test('More opens the menu, and tells so', async () => {
  Object.assign(settings, { menu: 'full', storeLinks: {} })
  await showPage(<TabBar person={person()} />)
  const more = screen.getByRole('button', { name: 'More' })
  const read = (name: string) => more.getAttribute(name)
  expect([read('aria-haspopup'), read('aria-expanded')]).toEqual(['dialog', 'false'])
  await press('More')
  expect(screen.getByRole('dialog', { name: 'Menu' })).not.toBeNull()
  expect(read('aria-expanded')).toBe('true')
  await press('Close menu')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(read('aria-expanded')).toBe('false')
})

test('the page makes room for its height while it is shown, but not on paper or behind a sheet', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--tab-bar')
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(109)
  await showPage(<TabBar person={person()} />)
  expect(room()).toBe('109px')
  const { dataset } = screen.getByRole('navigation')
  expect([dataset.notPrinted, dataset.leavesFor]).toEqual(['', 'sheet'])
  cleanup()
  expect(room()).toBe('')
})
