import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { enter } from '../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import type { FoundIdentity } from './sign-in-form.tsx'

setSettings({ supportPhone: '1-800-555-0142', signIn: 'passcode' })
const { requests, bodies, replies } = installFakeGateway()
const { showPart } = await import('../../testing/show-page.tsx')
const { useAlerts } = await import('../../ui/alerts.tsx')
const { settings } = await import('../../portal/settings.ts')
const { SignInForm } = await import('./sign-in-form.tsx')

const start = 'POST /api/sign-in/password'
const legacy = 'POST /api/sign-in/legacy'
const preloadNext = jest.fn(async () => undefined as unknown)
const onNext = jest.fn(async () => undefined)
const onForgotPassword = jest.fn(async (_identity: string) => undefined)

let alerts: ReturnType<typeof useAlerts>

function Form({ found }: { found?: FoundIdentity }) {
  alerts = useAlerts()
  return (
    <SignInForm
      found={found}
      preloadNext={preloadNext}
      onNext={onNext}
      onForgotPassword={onForgotPassword}
    />
  )
}

const identity = () => screen.getByLabelText<HTMLInputElement>('Login ID or Email Address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function show() {
  const rendered = await showPart(<Form />)
  await enter('Login ID or Email Address', 'msantos')
  await enter('Password', ' Gatehouse1! ')
  return rendered
}

beforeEach(() => {
  requests.length = bodies.length = 0
  replies.clear()
  settings.signIn = 'passcode'
  for (const mock of [preloadNext, onNext, onForgotPassword]) mock.mockReset()
  preloadNext.mockImplementation(async () => undefined)
  onNext.mockImplementation(async () => undefined)
  onForgotPassword.mockImplementation(async () => undefined)
})
afterEach(cleanup)

test('where the browser blocks cookies, says so and has no passcode sent', async () => {
  const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await show()
  await press('Login')
  const box = await screen.findByText(/^Your browser blocks cookies for this site/)
  expect(box.closest('[role=alert]')).toBe(document.activeElement)
  expect(requests).toEqual([])
  cookies.mockRestore()
})

test.each([
  ['passcode', start, true],
  ['legacy', legacy, false],
] as const)(
  'with SIGN_IN=%s sends %s, and explains the email: %s',
  async (signIn, request, isExplained) => {
    settings.signIn = signIn
    replies.set(request, () => Response.json({ options: [], delivery: null }))
    await show()
    expect(screen.queryByText(/^You need an active email address/) !== null).toBe(isExplained)
    await press('Login')
    await waitFor(() => expect(onNext.mock.calls).toEqual([[{ options: [], delivery: null }]]))
    expect([requests, bodies]).toEqual([
      [request],
      [{ identity: 'msantos', password: ' Gatehouse1! ' }],
    ])
  },
)

test('password managers and phones know the fields', async () => {
  await show()
  expect(identity().autocomplete).toBe('username')
  expect(identity().inputMode).toBe('email')
  expect(identity().getAttribute('spellcheck')).toBe('false')
  expect(identity().getAttribute('autocapitalize')).toBe('none')
  expect(password().autocomplete).toBe('current-password')
  expect(password().type).toBe('password')
})

test('the jobs open in a new tab, which is told', async () => {
  await show()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Search Jobs/ })
  expect(link.textContent).toBe('Search Jobs (opens in a new tab)')
  expect(link.getAttribute('href')).toBe('/search-jobs')
  expect([link.target, link.rel, link.dataset.track]).toEqual(['_blank', 'noopener', 'search-jobs'])
  expect(screen.getByRole('button', { name: 'Login' }).dataset.track).toBe('sign-in')
})

test('loads the next step on the first focus, which may fail', async () => {
  preloadNext.mockRejectedValueOnce(new TypeError('no network'))
  await showPart(<Form />)
  await act(async () => identity().focus())
  expect(preloadNext).toHaveBeenCalled()
  expect(screen.queryByText(/^We could not reach/)).toBeNull()
})

test('sends no passcode that the page could not ask for', async () => {
  await show()
  preloadNext.mockRejectedValue(new TypeError('no network'))
  await press('Login')
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the portal.')
  expect(requests).toEqual([])
})

test('what is missing is named', async () => {
  await showPart(<Form />)
  await press('Login')
  const summary = await screen.findByRole('group', { name: /2/ })
  expect(summary.textContent).toContain('Login ID or Email Address')
  expect(summary.textContent).toContain('Password')
})

test('a rejection is told until another entry', async () => {
  replies.set(start, () => rejectWith('invalid-credentials'))
  await show()
  await press('Login')
  // The alert announces it, the box stays.
  await waitFor(() =>
    expect(screen.getAllByText('Invalid credentials. Try again.')).toHaveLength(2),
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Forgot Password' })).toHaveLength(1)
  await act(async () => alerts.clear())
  expect(screen.getAllByText('Invalid credentials. Try again.')).toHaveLength(1)
  await enter('Password', 'Gatehouse2!')
  expect(screen.queryByText('Invalid credentials. Try again.')).toBeNull()
})

test('an inactive account is sent to the chat until another entry, and by a link to the support phone', async () => {
  replies.set(start, () => rejectWith('account-inactive'))
  await show()
  const numbers = () => screen.queryAllByRole('link', { name: '1-800-555-0142' })
  const before = numbers().length
  expect(document.querySelector('[data-names-chat]')).toBeNull()
  await press('Login')
  await waitFor(() => expect(numbers()).toHaveLength(before + 2))
  expect(document.querySelector('[data-names-chat]')?.textContent).toContain('support chat button')
  await enter('Password', 'Gatehouse2!')
  expect(document.querySelector('[data-names-chat]')).toBeNull()
})

test('too many tries offer the way to another password', async () => {
  replies.set(start, () => rejectWith('rate-limited', { retryAfter: 7 }))
  await show()
  await press('Login')
  await screen.findAllByText(/Please wait 7 seconds/)
  const [first] = screen.getAllByRole('button', { name: 'Forgot Password' })
  expect(screen.getAllByRole('button', { name: 'Forgot Password' })).toHaveLength(2)
  await act(async () => fireEvent.click(first as HTMLElement))
  expect(onForgotPassword.mock.calls).toEqual([['msantos']])
})

test('a step that follows clears the alerts, before it is shown', async () => {
  replies.set(start, () => Response.json({ options: [], delivery: null }))
  await show()
  await act(
    async () => void alerts.raise('info', 'You were signed out.', { milliseconds: 600_000 }),
  )
  const { promise, resolve } = Promise.withResolvers<undefined>()
  onNext.mockImplementation(() => promise)
  await press('Login')
  await waitFor(() => expect(onNext).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('You were signed out.')).toBeNull()
  await act(async () => resolve(undefined))
})

test('Forgot Password takes what was typed along, and earlier failures away', async () => {
  replies.set(start, () => rejectWith('internal'))
  await show()
  await press('Login')
  await screen.findByText(/ABCD-1234/)
  await act(async () => void alerts.raise('error', 'You must accept to move forward'))
  await press('Forgot Password')
  expect(onForgotPassword.mock.calls).toEqual([['msantos']])
  expect(screen.queryByText(/ABCD-1234/)).toBeNull()
  expect(screen.queryByText('You must accept to move forward')).toBeNull()
})

test('a recovery that could not be opened is told', async () => {
  onForgotPassword.mockRejectedValue(new TypeError('no network'))
  await show()
  await press('Forgot Password')
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal.')
})

test.each([true, false])(
  'a found address replaces what was typed; the password is next: %s',
  async (hasPasswordNext) => {
    const { rerender } = await show()
    const found = { identity: 'maria@example.test', hasPasswordNext }
    await act(async () => rerender(<Form found={found} />))
    expect(identity().value).toBe('maria@example.test')
    expect(password().value).toBe(' Gatehouse1! ')
    expect(document.activeElement).toBe(hasPasswordNext ? password() : document.body)
    fireEvent.change(identity(), { target: { value: 'another@example.test' } })
    await act(async () => rerender(<Form found={{ ...found }} />))
    expect(identity().value).toBe('maria@example.test')
  },
)
