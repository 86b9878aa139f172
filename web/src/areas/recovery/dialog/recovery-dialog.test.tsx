import type { Problem, ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { goBack } from '../../../testing/go-back.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ product: 'Gatehouse', supportPhone: '1-800-555-0142' })
const { requests, bodies, replies, hold } = installFakeGateway()
const { chooseLanguage, showPage, showPart } = await import('../../../testing/show-page.tsx')
const { hideOverlayEntries } = await import('../../../portal/overlay-history.ts')
const { MailedNote } = await import('./mailed-note.tsx')
const { RecoveryDialog } = await import('./recovery-dialog.tsx')

/** Replies to each way of recovery. */
function answer(reply: () => Response) {
  for (const way of ['link', 'answer', 'pin', 'email'])
    replies.set(`POST /api/recovery/${way}`, reply)
}
const reject = (code: ProblemCode, details: Partial<Problem> = {}) =>
  answer(() => rejectWith(code, details))
const onClose = jest.fn()
const onMailed = jest.fn()

beforeEach(() => {
  requests.length = bodies.length = 0
  answer(() => Response.json({}))
  onClose.mockClear()
  onMailed.mockClear()
})

afterEach(() => {
  jest.useRealTimers()
  cleanup()
  localStorage.clear()
})

let path: string

function Page() {
  path = useLocation().pathname
  return null
}

async function open(identity = '', onUseAddress?: (address: string) => void) {
  await showPage(
    <>
      <Page />
      <RecoveryDialog
        identity={identity}
        onClose={onClose}
        onMailed={onMailed}
        {...(onUseAddress && { onUseAddress })}
      />
    </>,
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (name: string, typed: string) => userEvent.type(box(name), typed)

test('copies an address typed on the sign-in page', async () => {
  await open('maria@example.test')
  expect(box('Email Address').value).toBe('maria@example.test')
  answer(() => Response.json({ sentTo: null }))
  await press('Send Reset Link')
  expect([requests, bodies]).toEqual([
    ['POST /api/recovery/link'],
    [{ username: 'maria@example.test' }],
  ])
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
  expect([requests, bodies]).toEqual([
    ['POST /api/recovery/answer'],
    [{ username: 'maria@example.test', answer: 'Biscuit' }],
  ])
})

test.each([
  ['pin-unknown', 'Invalid PIN'],
  ['pin-used', 'Invalid PIN code. Please try again.'],
] as const)('shows %s at the PIN until its value changes', async (code, words) => {
  await open()
  await press('Enter a PIN')
  await type('PIN', '111111')
  reject(code)
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
  reject('answer-wrong')
  fireEvent.click(screen.getByRole('button', { name: 'Send Temporary Password' }))
  await passTime(100)
  const words =
    'Invalid Answer.  If you do not remember the correct answer please call 1-800-555-0142 for assistance.'
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(box('Answer').value).toBe('')
  expect(box('Email Address').value).toBe('maria@example.test')
  fireEvent.change(box('Answer'), { target: { value: 'B' } })
  await passTime(29_000)
  expect(screen.getByRole('alert').textContent).toBe(words)
  fireEvent.change(box('Answer'), { target: { value: '' } })
  await passTime(1_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Answer is required')).toBeNull()
})

test('a second wrong answer is told for 30 seconds of its own', async () => {
  await open('maria@example.test')
  await press('Answer your security question')
  await type('Answer', 'R')
  jest.useFakeTimers()
  reject('answer-wrong')
  for (const answer of ['Rex', 'Bello']) {
    fireEvent.change(box('Answer'), { target: { value: answer } })
    fireEvent.click(screen.getByRole('button', { name: 'Send Temporary Password' }))
    await passTime(100)
    await passTime(20_000)
  }
  expect(requests).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toMatch(/^Invalid Answer/)
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
  reject('rate-limited', { retryAfter })
  await press('Get Email Address')
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(box('Last Name').value).toBe('Santos')
})

test('a rejection is told in the language that is chosen', async () => {
  await open('maria@example.test')
  await press('Answer your security question')
  await type('Answer', 'Rex')
  reject('answer-wrong')
  await press('Send Temporary Password')
  chooseLanguage('es')
  expect(screen.getByRole('alert').textContent).toMatch(/^Respuesta no válida/)
})

test('too many tries leave the answer as it was typed', async () => {
  await open('maria@example.test')
  await press('Answer your security question')
  await type('Answer', 'Biscuit')
  reject('rate-limited', { retryAfter: 7 })
  await press('Send Temporary Password')
  expect((await screen.findByRole('alert')).textContent).toContain('wait 7 seconds')
  expect([box('Answer').value, document.activeElement]).toEqual(['Biscuit', box('Answer')])
})

test.each(['', 'mary@example.test'])(
  'fills a found address into the link form, over “%s”',
  async (typed) => {
    await findAddress(undefined, typed)
    await press('Send a link by email')
    expect(box('Email Address').value).toBe('maria@example.test')
  },
)

test('another try takes a failure away, and a message at the field replaces it', async () => {
  await open()
  await press('Enter a PIN')
  await type('PIN', '111111')
  reject('internal')
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  reject('pin-unknown')
  await press('Continue')
  await screen.findByText('Invalid PIN')
  expect(screen.queryByText(/ABCD-1234/)).toBeNull()
  reject('internal')
  await press('Continue')
  await screen.findByText(/ABCD-1234/)
  expect(screen.queryByText('Invalid PIN')).toBeNull()
})

test.each([
  ['m•••a@example.test', { message: 'linkSent', address: 'm•••a@example.test' }],
  [null, { message: 'linkRequested' }],
])('with the link sent to %s, the page is told %j and the username', async (sentTo, mailed) => {
  await open('maria@example.test')
  answer(() => Response.json({ sentTo }))
  await press('Send Reset Link')
  expect(onMailed.mock.calls).toEqual([[{ ...mailed, username: 'maria@example.test' }]])
})

test('a valid PIN leads to the reset page', async () => {
  await open()
  await press('Enter a PIN')
  await type('PIN', 'aB3')
  await press('Continue')
  await waitFor(() => expect(path).toBe('/password-reset'))
  expect([requests, bodies]).toEqual([['POST /api/recovery/pin'], [{ pin: 'aB3' }]])
  expect(box('PIN').autocomplete).toBe('off')
})

test('a PIN that is accepted after its form was cancelled leads nowhere', async () => {
  await open()
  await press('Enter a PIN')
  await type('PIN', 'aB3')
  const release = hold('POST /api/recovery/pin')
  await press('Continue')
  await waitFor(() => expect(requests).toHaveLength(1))
  await press('Send a link by email')
  await release(Response.json({}))
  expect(path).toBe('/')
})

test('a link that is sent after another way was chosen tells the page, and closes nothing', async () => {
  await open('maria@example.test')
  const release = hold('POST /api/recovery/link')
  await press('Send Reset Link')
  await waitFor(() => expect(requests).toHaveLength(1))
  await press('Enter a PIN')
  await release(Response.json({ sentTo: null }))
  await waitFor(() => expect(onMailed).toHaveBeenCalledTimes(1))
  expect(onClose).not.toHaveBeenCalled()
})

test('an address that is found after another way was chosen is not shown there', async () => {
  await open()
  await press('Get Gatehouse Email Address')
  await type('Last Name', 'Santos')
  await type('Last 6 Digits of Social Security Number', '123456')
  const release = hold('POST /api/recovery/email')
  await press('Get Email Address')
  await waitFor(() => expect(requests).toHaveLength(1))
  await press('Enter a PIN')
  await release(Response.json({ emailAddress: 'maria@example.test' }))
  expect(screen.queryByText('maria@example.test')).toBeNull()
})

test('a right answer tells the page, and for 30 seconds an alert', async () => {
  await open('maria@example.test')
  await press('Answer your security question')
  await type('Answer', 'Biscuit')
  jest.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Send Temporary Password' }))
  await passTime(100)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onMailed.mock.calls).toEqual([
    [{ message: 'answerRight', username: 'maria@example.test' }],
  ])
  const isAlerted = () => screen.queryByText(/^A temporary password has been sent/) !== null
  await passTime(29_000)
  expect(isAlerted()).toBe(true)
  await passTime(1_000)
  expect(isAlerted()).toBe(false)
})

test.each([
  ['username-invalid', 'Invalid username or email. Try again'],
  [
    'account-unknown',
    'We cannot find an account associated with this email address/username. Please try a different email address/username or call 1-800-555-0142 for log-in assistance.',
  ],
] as const)('shows %s at the address until it changes', async (code, words) => {
  await open('maria@example.test')
  reject(code)
  await press('Send Reset Link')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(document.activeElement).toBe(box('Email Address'))
  expect(onClose).not.toHaveBeenCalled()
  await type('Email Address', 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['email-unknown', 'There is no user associated with this last name and SSN'],
  [
    'email-withheld',
    'We found no email address with these details. Please check them, or call 1-800-555-0142 for assistance.',
  ],
] as const)('shows %s at the number', async (code, words) => {
  await open()
  await press('Get Gatehouse Email Address')
  await type('Last Name', 'Santos')
  await type('Last 6 Digits of Social Security Number', '456789')
  reject(code)
  await press('Get Email Address')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(document.activeElement).toBe(box('Last 6 Digits of Social Security Number'))
  expect([requests, bodies]).toEqual([
    ['POST /api/recovery/email'],
    [{ lastName: 'Santos', lastSix: '456789' }],
  ])
})

async function findAddress(onUseAddress?: (address: string) => void, identity = '') {
  await open(identity, onUseAddress)
  await press('Get Gatehouse Email Address')
  await type('Last Name', 'Santos')
  await type('Last 6 Digits of Social Security Number', '456789')
  answer(() => Response.json({ emailAddress: 'maria@example.test' }))
  await press('Get Email Address')
  await screen.findByText('Your Gatehouse email address is')
}

test('a found address takes the focus, and can be used, copied or left', async () => {
  const onUseAddress = jest.fn()
  await findAddress(onUseAddress)
  const found = screen.getByText('Your Gatehouse email address is').closest('[role=status]')
  expect(document.activeElement).toBe(found)
  expect(found?.textContent).toContain('maria@example.test')
  const dialog = screen.getByRole('dialog', { name: 'Get Gatehouse Email Address' })
  expect(dialog.textContent).toContain('It is the address you sign in with')
  await press('Sign in with this address')
  expect(onUseAddress.mock.calls).toEqual([['maria@example.test']])
  const writeText = jest.fn(async () => undefined)
  Object.assign(navigator, { clipboard: { writeText } })
  await act(async () => fireEvent.click(screen.getByText('Copy to Clipboard')))
  expect(writeText.mock.calls).toEqual([['maria@example.test']])
  expect(screen.getByText('Text copied to clipboard!')).toBeTruthy()
  writeText.mockRejectedValue(new DOMException('forbidden', 'NotAllowedError'))
  await act(async () => fireEvent.click(screen.getByText('Copy to Clipboard')))
  expect(screen.getAllByText(/^Your browser did not let us copy it/)).toHaveLength(2)
  await press('Close')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('where the provider asks for the address, it is not offered to sign in with', async () => {
  await findAddress()
  expect(screen.queryByRole('button', { name: 'Sign in with this address' })).toBeNull()
  await press('Answer your security question')
  expect(screen.queryByText('Your Gatehouse email address is')).toBeNull()
  expect(box('Email Address').value).toBe('maria@example.test')
})

test('the other ways are offered in their order, with the phone of support', async () => {
  await open()
  const ways = [
    'Send a link by email',
    'Get Gatehouse Email Address',
    'Answer your security question',
    'Enter a PIN',
  ]
  const offered = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(offered()).toEqual(ways.slice(1))
  for (const [way, title] of [
    ['Enter a PIN', 'Enter Your PIN'],
    ['Answer your security question', 'Answer Your Security Question'],
    ['Get Gatehouse Email Address', 'Get Gatehouse Email Address'],
    ['Send a link by email', 'Reset Password'],
  ] as const) {
    await press(way)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
    expect(offered()).toEqual(ways.filter((other) => other !== way))
  }
  expect(screen.getByText(/^Need help\?/).textContent).toBe('Need help? Call 1-800-555-0142.')
})

test('Cancel closes, and so does Back on a phone', async () => {
  await open()
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  cleanup()
  hideOverlayEntries()
  setScreenWidth(375)
  await open()
  await goBack()
  expect(onClose).toHaveBeenCalledTimes(2)
  setScreenWidth(1280)
  expect(onMailed).not.toHaveBeenCalled()
})

test('password managers and phones know the fields', async () => {
  await open()
  expect(box('Email Address').autocomplete).toBe('username')
  await press('Answer your security question')
  expect([box('Email Address').autocomplete, box('Answer').autocomplete]).toEqual([
    'username',
    'off',
  ])
  expect(
    screen.getByText('To keep your account safe, we do not show the question here.'),
  ).toBeTruthy()
  await press('Get Gatehouse Email Address')
  const number = box('Last 6 Digits of Social Security Number')
  expect([box('Last Name').autocomplete, number.autocomplete, number.inputMode]).toEqual([
    'family-name',
    'off',
    'numeric',
  ])
})

test.each([
  ['linkSent', 'm•••a@example.test', 'Password reset email sent to m•••a@example.test'],
  ['linkRequested', undefined, /^Password reset email will be sent if/],
  ['answerRight', undefined, /^A temporary password has been sent to your email/],
] as const)('the page keeps “%s” with the address %s', async (message, address, words) => {
  await showPart(<MailedNote message={message} username="maria" {...(address && { address })} />)
  expect(screen.getByText(words)).toBeTruthy()
})
