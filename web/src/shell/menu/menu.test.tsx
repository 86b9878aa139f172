import { ChakraProvider } from '@chakra-ui/react'
import type { Attributes } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { defaultAttributes, person } from '../../testing/person.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings({ menu: 'full', storeLinks: {} })
const { AlertProvider } = await import('../../ui/alerts.tsx')
const { system } = await import('../../ui/theme.ts')
const { Menu } = await import('./menu.tsx')

afterEach(cleanup)

async function show(path: string, attributes: Partial<Attributes> = {}) {
  const user = person({ attributes: { ...defaultAttributes, ...attributes } })
  const router = createMemoryRouter([{ path: '*', element: <Menu person={user} /> }], {
    initialEntries: [path],
  })
  await act(async () =>
    render(
      <ChakraProvider value={system}>
        <AlertProvider>
          <RouterProvider router={router} />
        </AlertProvider>
      </ChakraProvider>,
    ),
  )
  return router
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

test('the groups of a new user say why they do not open', async () => {
  await show('/announcements', { isNewUser: true })
  const reason = 'You can use this menu once you start an assignment.'
  expect(openGroups()).toEqual([])
  const timeAndPayment = group('Time & Payment')
  expect(timeAndPayment.getAttribute('aria-disabled')).toBe('true')
  const description = timeAndPayment.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(description)?.textContent).toBe(reason)
  fireEvent.click(timeAndPayment)
  expect(openGroups()).toEqual([])
  expect(screen.getByRole('status').textContent).toContain(reason)
  // A payroll id needs no explanation.
  expect(screen.queryByRole('link', { name: 'Why is this?' })).toBeNull()
})
