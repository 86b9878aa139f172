import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hideOverlayEntries } from '../portal/overlay-history.ts'
import { enter } from '../testing/enter.ts'
import { goBack } from '../testing/go-back.ts'
import { installModalDialogs } from '../testing/modal-dialog.ts'
import { press } from '../testing/press.ts'
import { setScreenWidth } from '../testing/screen-width.ts'
import { showPage } from '../testing/show-page.tsx'
import { useAlerts } from './alerts.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import { Dialog } from './dialog.tsx'

installModalDialogs()
hideOverlayEntries()

const onClose = jest.fn()
let alerts: ReturnType<typeof useAlerts>
let setCovered: (isCovered: boolean) => void

function Search() {
  alerts = useAlerts()
  const [isOpen, setOpen] = useState(false)
  const [isCovered, setCoveredState] = useState(false)
  setCovered = setCoveredState
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
      {isCovered && <Dialog title="Still there?" description="" width="400px" children={null} />}
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

test('a dialog hides it, and it keeps its input and its focus', async () => {
  const sheet = await open()
  await enter('City', 'Austin')
  screen.getByLabelText('City').focus()
  await act(async () => setCovered(true))
  expect([sheet.open, screen.getByRole('dialog', { name: 'Still there?' }).hidden]).toEqual([
    false,
    false,
  ])
  await act(async () => setCovered(false))
  const city = screen.getByLabelText<HTMLInputElement>('City')
  expect([sheet.open, city.value, document.activeElement]).toEqual([true, 'Austin', city])
  expect(onClose).not.toHaveBeenCalled()
})

test('alerts stand in it, and outside while a dialog hides it', async () => {
  const sheet = await open()
  act(() => void alerts.raise('info', 'Ends soon'))
  const isInSheet = () => sheet.contains(screen.getByText('Ends soon'))
  expect(isInSheet()).toBe(true)
  await act(async () => setCovered(true))
  expect(isInSheet()).toBe(false)
  await act(async () => setCovered(false))
  expect(isInSheet()).toBe(true)
  await press('Done')
  expect(screen.getByText('Ends soon')).toBeTruthy()
})
