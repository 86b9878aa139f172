import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import type { UploadState } from './use-upload.ts'

setSettings({ supportPhone: '1-800-555-0142', resumeMaxBytes: 11219763 })
const { system } = await import('../../../ui/theme.ts')
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
  <ChakraProvider value={system}>
    <FilePicker id="file" upload={{ state, send, cancel }} hasFile={hasFile} />
  </ChakraProvider>
)
const show = (state: UploadState) => render(picker(state))
const failed = (failure: Extract<UploadState, { phase: 'failed' }>['failure'], error?: unknown) =>
  show({ phase: 'failed', failure, file, error })

test('the same file can be chosen again', () => {
  const { container } = show({ phase: 'idle' })
  const input = container.querySelector('input') as HTMLInputElement
  const values: string[] = []
  Object.defineProperty(input, 'files', { value: [file] })
  Object.defineProperty(input, 'value', { set: (value: string) => values.push(value) })
  fireEvent.change(input)
  expect(send.mock.calls).toEqual([[file]])
  // A browser fires no change for a file that the field has already.
  expect(values).toEqual([''])
})

test('takes a dropped file, and leaves no other drop to the browser', () => {
  show({ phase: 'idle' })
  const area = screen.getByRole('button', { name: 'Choose a file' }).parentElement as HTMLElement
  // False: its default was prevented.
  expect(fireEvent.dragOver(area)).toBe(false)
  expect(fireEvent.drop(area, { dataTransfer: { files: [] } })).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(fireEvent.drop(area, { dataTransfer: { files: [file] } })).toBe(false)
  expect(send.mock.calls).toEqual([[file]])
})

test('announces each quarter of an upload, then that the file is read', () => {
  const uploading = (percent: number) => picker({ phase: 'uploading', name: 'rosa.txt', percent })
  const { rerender } = render(uploading(0))
  const announced = [0, 10, 24, 25, 60, 99, 100].map((percent) => {
    rerender(uploading(percent))
    return screen.getByRole('status').textContent
  })
  const at = (percent: number) => `Uploading rosa.txt: ${percent} %`
  expect(announced).toEqual([
    ...[at(0), at(0), at(0), at(25), at(50), at(75)],
    'Reading rosa.txt. This can take a minute.',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('offers to send a file again that could not be sent', () => {
  failed('failed', new PortalError())
  expect(screen.getByRole('alert').textContent).toContain('There was a problem uploading')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(send.mock.calls).toEqual([[file]])
})

test.each([
  ['active', 'it holds scripts'],
  ['infected', 'A virus scanner found something'],
  ['large', 'larger than 10 MB'],
] as const)('offers no retry of a file that is not taken: %s', (failure, reason) => {
  failed(failure)
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('tells when the next file can be sent', () => {
  failed('limited', portalErrorOf('rate-limited', { retryAfter: 60 }))
  expect(screen.getByRole('alert').textContent).toContain('60 seconds')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a cancelled upload is no error, and an expired draft is told elsewhere', () => {
  failed('cancelled')
  expect(screen.getByRole('status').textContent).toBe('The upload was cancelled.')
  cleanup()
  failed('expired')
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
})

test('opens the file dialog for the types that are taken', () => {
  const { container, rerender } = show({ phase: 'idle' })
  const input = container.querySelector('input') as HTMLInputElement
  const opened = jest.fn()
  input.click = opened
  const button = screen.getByRole('button', { name: 'Choose a file' })
  expect(button.id).toBe('file')
  fireEvent.click(button)
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

test('a change without a file sends nothing', () => {
  const { container } = show({ phase: 'idle' })
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files: [] } })
  expect(send).not.toHaveBeenCalled()
})

test('shows that a file can be dropped while it is over the area', () => {
  show({ phase: 'idle' })
  const area = screen.getByRole('button', { name: 'Choose a file' }).parentElement as HTMLElement
  const idle = area.className
  for (const leave of [fireEvent.dragLeave, fireEvent.drop]) {
    fireEvent.dragOver(area)
    expect(area.className).not.toBe(idle)
    leave(area, { dataTransfer: { files: [] } })
    expect(area.className).toBe(idle)
  }
})

test('the bar of an upload has its percentage until the file is read', () => {
  const { rerender } = show({ phase: 'uploading', name: 'rosa.txt', percent: 60 })
  const bar = screen.getByRole('progressbar', { name: 'Uploading rosa.txt: 60 %' })
  expect(bar.getAttribute('aria-valuenow')).toBe('60')
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull()
  rerender(picker({ phase: 'uploading', name: 'rosa.txt', percent: 100 }))
  expect(screen.getByRole('progressbar', { name: /^Reading rosa.txt/ })).toBe(bar)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})

test('a file that failed leaves room to choose another, with a reference for support', () => {
  failed('failed', portalErrorOf('internal'))
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(screen.getByRole('button', { name: 'Choose a file' })).not.toBeNull()
  cleanup()
  failed('limited', portalErrorOf('rate-limited', { retryAfter: 60 }))
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
})
