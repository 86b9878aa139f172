import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import type { UploadState } from './use-upload.ts'

setSettings({ supportPhone: '1-800-555-0142', resumeMaxBytes: 11219763 })
const { showPart } = await import('../../../testing/show-page.tsx')
const { PortalError } = await import('../../../portal/portal-error.ts')
const { FilePicker } = await import('./file-picker.tsx')

const file = new File(['Rosa Delgado'], 'rosa.txt')
const send = jest.fn<(file: File) => Promise<void>>(async () => undefined)
const cancel = jest.fn<() => void>()

beforeEach(() => {
  send.mockClear()
  cancel.mockClear()
})
afterEach(cleanup)

const picker = (state: UploadState, hasFile = false) => (
  <FilePicker id="file" upload={{ state, send, cancel }} hasFile={hasFile} />
)
const show = (state: UploadState) => showPart(picker(state))
const fileInput = () => document.querySelector('input') as HTMLInputElement
const failed = (failure: Extract<UploadState, { phase: 'failed' }>['failure'], error?: unknown) =>
  show({ phase: 'failed', failure, file, error })

test('the same file can be chosen again', async () => {
  await show({ phase: 'idle' })
  const input = fileInput()
  const values: string[] = []
  Object.defineProperty(input, 'files', { value: [file] })
  Object.defineProperty(input, 'value', { set: (value: string) => values.push(value) })
  fireEvent.change(input)
  expect(send.mock.calls).toEqual([[file]])
  // A browser fires no change for a file that the field has already.
  expect(values).toEqual([''])
})

test('takes a dropped file, and leaves no other drop to the browser', async () => {
  await show({ phase: 'idle' })
  const area = screen.getByRole('button', { name: 'Choose a file' }).parentElement as HTMLElement
  // False: its default was prevented.
  expect(fireEvent.dragOver(area)).toBe(false)
  expect(fireEvent.drop(area, { dataTransfer: { files: [] } })).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(fireEvent.drop(area, { dataTransfer: { files: [file] } })).toBe(false)
  expect(send.mock.calls).toEqual([[file]])
})

test('announces each quarter of an upload, then that the file is read', async () => {
  const uploading = (percent: number) => picker({ phase: 'uploading', name: 'rosa.txt', percent })
  const { rerender } = await showPart(uploading(0))
  const announced = [0, 10, 24, 25, 60, 99, 100].map((percent) => {
    rerender(uploading(percent))
    return screen.getByRole('status').textContent
  })
  const at = (percent: number) => `Uploading rosa.txt: ${percent}%`
  expect(announced).toEqual([
    at(0),
    at(0),
    at(0),
    at(25),
    at(50),
    at(75),
    'Reading rosa.txt. This can take a minute.',
  ])
  await press('Cancel')
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('offers to send a file again that could not be sent', async () => {
  await failed('failed', new PortalError())
  expect(screen.getByRole('alert').textContent).toContain('There was a problem uploading')
  await press('Retry')
  expect(send.mock.calls).toEqual([[file]])
})

test.each([
  ['active', 'it holds scripts'],
  ['infected', 'A virus scanner found something'],
  ['large', 'larger than 10 MB'],
] as const)('offers no retry of a file that is not taken: %s', async (failure, reason) => {
  await failed(failure)
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('tells when the next file can be sent', async () => {
  await failed('limited', portalErrorOf('rate-limited', { retryAfter: 60 }))
  expect(screen.getByRole('alert').textContent).toContain('60 seconds')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a cancelled upload is no error, and an expired draft is told elsewhere', async () => {
  const { rerender } = await show({ phase: 'idle' })
  const regions = [...document.querySelectorAll('[aria-live=polite]')]
  rerender(picker({ phase: 'failed', failure: 'cancelled', file }))
  const cancelled = screen.getByText('The upload was cancelled.')
  expect(regions).toContain(cancelled.closest('[aria-live]'))
  rerender(picker({ phase: 'failed', failure: 'expired', file }))
  expect([screen.queryByRole('alert'), screen.queryByText(/cancelled/)]).toEqual([null, null])
})

test('opens the file dialog for the types that are taken', async () => {
  const { rerender } = await show({ phase: 'idle' })
  const input = fileInput()
  const opened = jest.fn()
  input.click = opened
  const button = screen.getByRole('button', { name: 'Choose a file' })
  expect(button.id).toBe('file')
  await press('Choose a file')
  expect(opened).toHaveBeenCalledTimes(1)
  expect(input.accept).toBe('.doc,.docx,.pdf,.rtf,.txt,image/jpeg,image/png,image/heic')
  expect([input.hidden, input.tabIndex, input.getAttribute('aria-hidden')]).toEqual([
    true,
    -1,
    'true',
  ])
  expect(screen.getByText('or drop it here')).not.toBeNull()
  rerender(picker({ phase: 'idle' }, true))
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBe(button)
})

test('a change without a file sends nothing', async () => {
  await show({ phase: 'idle' })
  fireEvent.change(fileInput(), { target: { files: [] } })
  expect(send).not.toHaveBeenCalled()
})

test('shows that a file can be dropped while it is over the area', async () => {
  await show({ phase: 'idle' })
  const area = screen.getByRole('button', { name: 'Choose a file' }).parentElement as HTMLElement
  const idle = area.className
  for (const leave of [fireEvent.dragLeave, fireEvent.drop]) {
    fireEvent.dragOver(area)
    expect(area.className).not.toBe(idle)
    leave(area, { dataTransfer: { files: [] } })
    expect(area.className).toBe(idle)
  }
})

test('the bar of an upload has its percentage until the file is read', async () => {
  const { rerender } = await show({ phase: 'uploading', name: 'rosa.txt', percent: 60 })
  const bar = screen.getByRole('progressbar', { name: 'Uploading rosa.txt: 60%' })
  expect(bar.getAttribute('aria-valuenow')).toBe('60')
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  rerender(picker({ phase: 'uploading', name: 'rosa.txt', percent: 100 }))
  expect(screen.getByRole('progressbar', { name: /^Reading rosa.txt/ })).toBe(bar)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})

test('a file that failed leaves room to choose another, with a reference for support', async () => {
  await failed('failed', portalErrorOf('internal'))
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(screen.getByRole('button', { name: 'Choose a file' })).not.toBeNull()
  cleanup()
  await failed('limited', portalErrorOf('rate-limited', { retryAfter: 60 }))
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
})
