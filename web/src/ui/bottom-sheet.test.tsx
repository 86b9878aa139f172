import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hideOverlayEntries } from '../portal/overlay-history.ts'
import { goBack } from '../testing/go-back.ts'
import { installModalDialogs } from '../testing/modal-dialog.ts'
import { press } from '../testing/press.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { showPage } from '../testing/show-page.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

installModalDialogs()
hideOverlayEntries()

const onClose = jest.fn()

function Search() {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      {isOpen && (
        <BottomSheet title="Filter jobs" close="Done" onClose={close}>
          <input aria-label="City" />
        </BottomSheet>
      )}
    </>
  )
}

async function open(width = 400) {
  setScreenWidth(width)
  await showPage(<Search />)
  screen.getByRole('button', { name: 'Filters' }).focus()
  await press('Filters')
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Filter jobs' })
}

afterEach(() => {
  cleanup()
  onClose.mockClear()
})

test('is modal, and its button closes it and returns the focus', async () => {
  const sheet = await open()
  expect(sheet.open).toBe(true)
  expect(sheet.contains(document.activeElement)).toBe(true)
  expect(screen.getByRole('heading', { name: 'Filter jobs' }).tabIndex).toBe(-1)
  await press('Done')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters' }))
})

test('closes on Escape and on a press outside, not on one within', async () => {
  const sheet = await open()
  await act(async () => fireEvent.click(screen.getByLabelText('City')))
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(sheet))
  expect([onClose.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null])
  await press('Filters')
  await act(async () => fireEvent(screen.getByRole('dialog'), new Event('cancel')))
  expect([onClose.mock.calls.length, screen.queryByRole('dialog')]).toEqual([2, null])
})

test('Back on a phone closes it', async () => {
  await open()
  await goBack()
  expect([onClose.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null])
})
