import { readSession, visitorSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { confirmDiscard, dirtyForms } from '../../forms/dirty-forms.ts'
import { setCached } from '../../portal/use-read.ts'
import { descriptionsOf } from '../../testing/descriptions-of.ts'
import { press } from '../../testing/press.ts'
import { showRoutes, signIn } from '../../testing/show-page.tsx'
import { DiscardGuard } from './discard-guard.tsx'

const reset = jest.fn()

async function show(path = '/profile') {
  const shell = (
    <>
      <DiscardGuard />
      <Outlet />
    </>
  )
  const router = await showRoutes(
    [{ path: '/', element: shell, children: [{ path: '*', element: 'Page' }] }],
    [path],
  )
  return { goTo: (to: string) => act(() => router.navigate(to)), at: () => router.state.location }
}
const dialog = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })

beforeEach(async () => {
  reset.mockClear()
  dirtyForms.set('form', reset)
  await signIn()
})
afterEach(() => {
  cleanup()
  dirtyForms.clear()
  document.body.hidden = false
})

test('stays, and asks again the next time', async () => {
  const { goTo, at } = await show()
  for (const to of ['/social', '/account']) {
    await goTo(to)
    expect(descriptionsOf(dialog()).join(' ')).toContain('has not been saved')
    const [first] = within(dialog() as HTMLElement).getAllByRole('button')
    expect(first?.textContent).toBe('Stay here')
    await press('Stay here')
    expect([dialog(), at().pathname]).toEqual([null, '/profile'])
  }
  expect(reset).not.toHaveBeenCalled()
})

test('leaves once the user agrees, and resets the forms', async () => {
  const { goTo, at } = await show()
  await goTo('/social')
  await press('Leave without saving')
  expect([dialog(), at().pathname]).toEqual([null, '/social'])
  expect([reset.mock.calls.length, dirtyForms.size]).toEqual([1, 0])
})

test.each([
  ['Stay here', false],
  ['Leave without saving', true],
])('asks for an action of the portal, each time: %s', async (name, agreed) => {
  await show()
  for (const _time of [1, 2]) {
    dirtyForms.set('form', reset)
    let answer: Promise<boolean> | undefined
    await act(async () => {
      answer = confirmDiscard()
    })
    expect(dialog()).not.toBeNull()
    await press(name)
    expect([await answer, dialog()]).toEqual([agreed, null])
  }
})

test.each<[string, string, string, () => unknown]>([
  ['another query string', '/profile', '/profile?tab=2', () => {}],
  ['the sign-in page', '/', '/search-jobs', () => {}],
  ['a form without changes', '/profile', '/social', () => dirtyForms.clear()],
  ['an ended session', '/profile', '/', () => setCached(readSession, {}, visitorSession)],
])('does not ask for %s', async (_case, from, to, prepare) => {
  const { goTo, at } = await show(from)
  await act(async () => prepare())
  await goTo(to)
  expect([dialog(), at().pathname + at().search]).toEqual([null, to])
})

test('lets the browser ask before a reload, unless the portal leaves itself', async () => {
  const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  history.replaceState(null, '', '/profile')
  await show()
  expect(mayUnload()).toBe(false)
  document.body.hidden = true
  expect(mayUnload()).toBe(true)
  document.body.hidden = false
  history.replaceState(null, '', '/')
  expect(mayUnload()).toBe(true)
  history.replaceState(null, '', '/profile')
  dirtyForms.clear()
  expect(mayUnload()).toBe(true)
  dirtyForms.set('form', reset)
  cleanup()
  expect(mayUnload()).toBe(true)
})
