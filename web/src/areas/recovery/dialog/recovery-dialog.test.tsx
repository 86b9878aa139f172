import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1-800-555-0142' })
const { system } = await import('../../../ui/theme.ts')
const { RecoveryDialog } = await import('./recovery-dialog.tsx')

const requests: [string, unknown][] = []
let reply: { status: number; body: object }
const rejectWith = (code: string, more = {}) => {
  reply = { status: 422, body: { code, reference: 'ABCD-1234', ...more } }
}
const onClose = jest.fn()
const onMailed = jest.fn()

beforeEach(() => {
  requests.length = 0
  reply = { status: 200, body: {} }
  onClose.mockClear()
  onMailed.mockClear()
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    requests.push([path, JSON.parse(body)])
    return Response.json(reply.body, { status: reply.status })
  }) as unknown as typeof fetch
})

afterEach(() => {
  jest.useRealTimers()
  cleanup()
})

async function open(identity = '') {
  render(
    <MemoryRouter>
      <ChakraProvider value={system}>
        <RecoveryDialog identity={identity} onClose={onClose} onMailed={onMailed} />
      </ChakraProvider>
    </MemoryRouter>,
  )
  // The rules load once, to validate initial values.
  await act(async () => {})
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (name: string, typed: string) => userEvent.type(box(name), typed)

test('copies an address typed on the sign-in page', async () => {
  await open('maria@example.test')
  expect(box('Email Address').value).toBe('maria@example.test')
  reply.body = { sentTo: null }
  await press('Send Reset Link')
  expect(requests).toEqual([['/api/recovery/link', { username: 'maria@example.test' }]])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('does not copy a login id that is not an address', async () => {
  await open('msantos')
  expect(box('Email Address').value).toBe('')
})

test('shares input between paths, and each path sends only its own fields', async () => {
  await open()
  await type('Email Address', 'maria@example.test')
  await press('Enter a PIN')
  await type('PIN', '246810')
  await press('Answer your security question')
  expect(box('Email Address').value).toBe('maria@example.test')
  await type('Answer', 'Biscuit')
  await press('Enter a PIN')
  expect(box('PIN').value).toBe('246810')
  await press('Answer your security question')
  expect(box('Answer').value).toBe('Biscuit')
  await press('Send Temporary Password')
  expect(requests).toEqual([
    ['/api/recovery/answer', { username: 'maria@example.test', answer: 'Biscuit' }],
  ])
})

test.each([
  ['pin-unknown', 'Invalid PIN'],
  ['pin-used', 'Invalid PIN code. Please try again.'],
])('shows %s at the PIN until its value changes', async (code, words) => {
  await open()
  await press('Enter a PIN')
  await type('PIN', '111111')
  rejectWith(code)
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(document.activeElement).toBe(box('PIN'))
  await type('PIN', '2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('clears a wrong answer, and shows the support phone for 30 seconds', async () => {
  await open('maria@example.test')
  await press('Answer your security question')
  await type('Answer', 'Rex')
  jest.useFakeTimers()
  rejectWith('answer-wrong')
  fireEvent.click(screen.getByRole('button', { name: 'Send Temporary Password' }))
  await act(() => jest.advanceTimersByTimeAsync(100))
  const words =
    'Invalid Answer.  If you do not remember the correct answer please call 1-800-555-0142 for assistance.'
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(box('Answer').value).toBe('')
  expect(box('Email Address').value).toBe('maria@example.test')
  fireEvent.change(box('Answer'), { target: { value: 'B' } })
  await act(() => jest.advanceTimersByTimeAsync(29_000))
  expect(screen.getByRole('alert').textContent).toBe(words)
  fireEvent.change(box('Answer'), { target: { value: '' } })
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Answer is required')).toBeNull()
})

test.each([
  [90, 'Too many tries. Please wait 2 minutes and try again.'],
  [3600, 'Too many tries. Please wait 60 minutes and try again.'],
  [86_400, 'Too many tries. Please wait 24 hours and try again.'],
])('shows a wait of %d seconds, and keeps the input', async (retryAfter, words) => {
  await open()
  await press('Get Gatehouse Email Address')
  await type('Last Name', 'Santos')
  await type('Last 6 Digits of Social Security Number', '456789')
  rejectWith('rate-limited', { retryAfter })
  await press('Get Email Address')
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(box('Last Name').value).toBe('Santos')
})

test('fills a found address into the link form', async () => {
  await open()
  await press('Get Gatehouse Email Address')
  await type('Last Name', 'Santos')
  await type('Last 6 Digits of Social Security Number', '456789')
  reply.body = { emailAddress: 'maria@example.test' }
  await press('Get Email Address')
  expect((await screen.findByRole('status')).textContent).toContain('maria@example.test')
  await press('Send a link by email')
  expect(box('Email Address').value).toBe('maria@example.test')
})

test('another try takes a failure away, and a message at the field replaces it', async () => {
  await open()
  await press('Enter a PIN')
  await type('PIN', '111111')
  rejectWith('internal')
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  rejectWith('pin-unknown')
  await press('Continue')
  await screen.findByText('Invalid PIN')
  expect(screen.queryByText(/ABCD-1234/)).toBeNull()
  rejectWith('internal')
  await press('Continue')
  await screen.findByText(/ABCD-1234/)
  expect(screen.queryByText('Invalid PIN')).toBeNull()
})

test.each([
  ['m•••a@example.test', { message: 'linkSent', address: 'm•••a@example.test' }],
  [null, { message: 'linkRequested' }],
])('with the link sent to %s, the page is told %j and the username', async (sentTo, mailed) => {
  await open('maria@example.test')
  reply.body = { sentTo }
  await press('Send Reset Link')
  expect(onMailed.mock.calls).toEqual([[{ ...mailed, username: 'maria@example.test' }]])
})
