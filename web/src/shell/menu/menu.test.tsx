import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { descriptionsOf } from '../../testing/descriptions-of.ts'
import { linksIn } from '../../testing/links-in.ts'
import { defaultAttributes, person } from '../../testing/person.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { stylesOf } from '../../testing/styles-of.ts'

setSettings({ menu: 'full', storeLinks: {} })
const { settings } = await import('../../portal/settings.ts')
const { showRoutes } = await import('../../testing/show-page.tsx')
const { Menu } = await import('./menu.tsx')

afterEach(cleanup)

function show(path: string, attributes: Partial<Attributes> = {}) {
  const user = person({ attributes: { ...defaultAttributes, ...attributes } })
  return showRoutes([{ path: '*', element: <Menu person={user} /> }], [path])
}
const group = (name: string) => screen.getByRole('button', { name })
const openGroups = () =>
  ['Time & Payment', 'My Info', 'My Resources'].filter(
    (name) => group(name).getAttribute('aria-expanded') === 'true',
  )

test.each([
  ['/announcements', ['Time & Payment']],
  ['/info/profile', ['Time & Payment', 'My Info']],
])('at %s the first group is open, and that of the page', async (path, open) => {
  await show(path)
  expect(openGroups()).toEqual(open)
})

test('a page opens its group each time that one comes to it, also once it was closed', async () => {
  const router = await show('/announcements')
  for (const _time of [1, 2]) {
    await act(() => router.navigate('/info/profile'))
    expect(openGroups()).toContain('My Info')
    fireEvent.click(group('My Info'))
    await act(() => router.navigate('/info/assignments'))
    expect(openGroups()).not.toContain('My Info')
    await act(() => router.navigate('/social'))
  }
})

const entry = (name: string | RegExp) => screen.getByRole('link', { name })

test('is named, and marks the current page', async () => {
  await show('/info/profile')
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  const current = menu
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual(['Profile'])
})

test('a page below that of an entry is not that of the entry', async () => {
  await show('/account/devices')
  expect(entry('My Account').hasAttribute('aria-current')).toBe(false)
})

test('a group controls the list of its entries', async () => {
  await show('/announcements')
  const list = (name: string) =>
    document.getElementById(group(name).getAttribute('aria-controls') ?? '') as HTMLElement
  expect([list('Time & Payment').hidden, list('My Info').hidden]).toEqual([false, true])
  fireEvent.click(group('My Info'))
  expect(list('My Info').hidden).toBe(false)
  expect(linksIn(list('My Info'))).toEqual([
    ['Assignments', '/info/assignments'],
    ['Profile', '/info/profile'],
  ])
  expect(group('My Info').hasAttribute('aria-describedby')).toBe(false)
  expect(group('My Info').getAttribute('aria-disabled')).toBe('false')
})

test('entries are counted, each under its name', async () => {
  await show('/announcements', { isCalifornia: true })
  expect(entry('Direct Deposit').dataset.track).toBe('menu-direct-deposit')
  expect(entry(/California Waiver/).dataset.track).toBe('menu-california-waiver')
})

test('says in words what is urgent, and what opens a new window', async () => {
  await show('/announcements', { isCalifornia: true, hasChildSupportOrder: true })
  expect(entry(/Child Support Order/).textContent).toBe('Child Support OrderImportant')
  expect(stylesOf(entry(/Child Support Order/))).toContain('color: var(--gh-colors-danger)')
  const waiver = entry(/California Waiver/)
  expect(waiver.textContent).toBe('California Waiver(opens in a new window)')
  expect(waiver.getAttribute('href')).toBe('/timesheets/open/california-waiver')
  expect(entry('Direct Deposit').textContent).toBe('Direct Deposit')
})

test('rows at the top have a sign, entries of groups none', async () => {
  await show('/announcements')
  const signs = (element: HTMLElement) => element.querySelectorAll('svg').length
  expect([signs(entry('My Applications')), signs(entry('Direct Deposit'))]).toEqual([1, 0])
  // The sign of the group, and its arrow.
  expect(signs(group('My Info'))).toBe(2)
})

test('a new user may apply for jobs and keep the account; all else says why not', async () => {
  const router = await show('/social', { isNewUser: true })
  const follow = (name: string) => act(async () => fireEvent.click(entry(name)))
  const open = ['Find Jobs', 'My Applications', 'My Account']
  expect(open.map((name) => entry(name).getAttribute('aria-disabled'))).toEqual([null, null, null])
  const announcements = entry('Announcements')
  expect(announcements.getAttribute('aria-disabled')).toBe('true')
  expect(announcements.tabIndex).toBe(0)
  const reason = 'You can use this menu once you start an assignment.'
  expect(descriptionsOf(announcements)).toEqual([reason])
  await follow('Announcements')
  expect(router.state.location.pathname).toBe('/social')
  expect(screen.getByRole('group').textContent).toContain(reason)
  await follow('My Account')
  expect(router.state.location.pathname).toBe('/account')
})

test('a new user without a payroll id is told more', async () => {
  await show('/announcements', { isNewUser: true, hasPayrollId: false })
  expect(entry('Why is this?').getAttribute('href')).toBe('/timesheets/no-peoplesoft')
})

test('a worker who is not new reads no reason', async () => {
  await show('/announcements', { hasPayrollId: false })
  expect(screen.queryByText(/once you start/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Why is this?' })).toBeNull()
})

test('MENU=dashboard has one entry', async () => {
  settings.menu = 'dashboard'
  await show('/announcements')
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  expect(linksIn(menu)).toEqual([['Dashboard', '/announcements']])
  settings.menu = 'full'
})

test('TAX_INFORMATION_IN_MENU adds its entry for those on payroll', async () => {
  const name = 'Tax Information'
  settings.taxInformationInMenu = true
  await show('/announcements')
  expect(entry(name).getAttribute('href')).toBe('/timesheets/tax-information')
  cleanup()
  await show('/announcements', { hasPayrollId: false })
  expect(screen.queryByRole('link', { name })).toBeNull()
  settings.taxInformationInMenu = false
})

test('the groups of a new user say why they do not open', async () => {
  await show('/announcements', { isNewUser: true })
  const reason = 'You can use this menu once you start an assignment.'
  expect(openGroups()).toEqual([])
  const timeAndPayment = group('Time & Payment')
  expect(timeAndPayment.getAttribute('aria-disabled')).toBe('true')
  expect(descriptionsOf(timeAndPayment)).toEqual([reason])
  fireEvent.click(timeAndPayment)
  expect(openGroups()).toEqual([])
  expect(screen.getByRole('group').textContent).toContain(reason)
  // A payroll id needs no explanation.
  expect(screen.queryByRole('link', { name: 'Why is this?' })).toBeNull()
})
