import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { goBack } from '../../testing/go-back.ts'
import { defaultAttributes, person } from '../../testing/person.ts'
import { press } from '../../testing/press.ts'
import { setScreenWidth } from '../../testing/screen-width.ts'
import { installSessionWindow } from '../../testing/session-window.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { stylesOf } from '../../testing/styles-of.ts'

setSettings({ menu: 'full', storeLinks: {} })
const { hideOverlayEntries } = await import('../../portal/overlay-history.ts')
const { showPage } = await import('../../testing/show-page.tsx')
const { MenuOverlay } = await import('./menu-overlay.tsx')
hideOverlayEntries()

const onClose = jest.fn()

function Screen({ isNewUser }: { isNewUser: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const attributes = {
    ...defaultAttributes,
    isNewUser,
    hasPayrollId: !isNewUser,
    isCalifornia: true,
  }
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <p>{useLocation().pathname}</p>
      {isOpen && <MenuOverlay person={person({ attributes })} onClose={close} />}
    </>
  )
}

async function open({ width = 400, isNewUser = false } = {}) {
  setScreenWidth(width)
  await showPage(<Screen isNewUser={isNewUser} />)
  screen.getByRole('button', { name: 'More' }).focus()
  await press('More')
  await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true))
}
const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
const follow = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('link', { name })))

beforeEach(() => {
  onClose.mockClear()
})
afterEach(cleanup)

test('its button and Escape close it and return the focus', async () => {
  await open()
  await press('Close menu')
  const opener = screen.getByRole('button', { name: 'More' })
  await waitFor(() => expect([menu(), document.activeElement]).toEqual([null, opener]))
  await press('More')
  await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true))
  await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }))
  expect([onClose.mock.calls.length, menu()]).toEqual([2, null])
})

test.each([
  [400, 1],
  [1280, 0],
])('at %i px Back closes it %i times', async (width, times) => {
  history.pushState(null, '', '/before')
  await open({ width })
  await goBack()
  expect(onClose).toHaveBeenCalledTimes(times)
})

test('an entry leads to its page and closes it', async () => {
  await open()
  await follow('Direct Deposit')
  expect([onClose.mock.calls.length, menu()]).toEqual([1, null])
  expect(screen.getByText('/timesheets/direct-deposit')).not.toBeNull()
})

test('an entry that opens a window closes it, too', async () => {
  installSessionWindow()
  await open()
  await follow(/^California Waiver/)
  expect([onClose.mock.calls.length, menu()]).toEqual([1, null])
})

test('has the styles of the record', async () => {
  await open({ isNewUser: true })
  expect(stylesOf(document.body)).toMatchSnapshot()
})

test('a new user finds why the menu is closed, which closes it too', async () => {
  await open({ isNewUser: true })
  await follow('Announcements')
  expect(onClose).not.toHaveBeenCalled()
  await follow('Why is this?')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.getByText('/timesheets/no-peoplesoft')).not.toBeNull()
})
