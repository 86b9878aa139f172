import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { Language } from '../language/language.tsx'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings()
const { chooseLanguage, showPart } = await import('../testing/show-page.tsx')
const { useAlerts } = await import('./alerts.tsx')
const { RaisedError } = await import('./raised-error.tsx')
const { useAction } = await import('./use-action.ts')

let alerts: ReturnType<typeof useAlerts>
const undo = jest.fn()

function Screen() {
  alerts = useAlerts()
  const { run } = useAction(async () => undefined)
  return (
    <main>
      <RaisedError />
      <button type="button" onClick={() => run()}>
        Save
      </button>
    </main>
  )
}

let rerender: () => void

beforeEach(async () => {
  jest.useFakeTimers()
  undo.mockClear()
  history.replaceState(null, '', '/')
  const shown = await showPart(<Screen />)
  rerender = () => shown.rerender(<Screen />)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.useRealTimers()
})

const raise = (...args: Parameters<typeof alerts.raise>) => {
  let remove = () => {}
  act(() => {
    remove = alerts.raise(...args)
  })
  return () => act(() => remove())
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const snackbar = () => screen.queryByRole('group') ?? screen.queryByRole('alert')
const inPage = () => screen.getByRole('main').textContent

test.each([
  [5000, {}],
  [30_000, { milliseconds: 30_000 }],
])('stays for %i ms', (milliseconds, options) => {
  raise('info', 'Copied', options)
  pass(milliseconds - 1)
  expect(snackbar()?.textContent).toContain('Copied')
  pass(1)
  expect(snackbar()).toBeNull()
})

test('stays while it is hovered or focused, and its time after both', () => {
  raise('success', 'Saved')
  const alert = screen.getByRole('group')
  fireEvent.mouseEnter(alert)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  fireEvent.mouseLeave(alert)
  pass(60_000)
  expect(snackbar()).toBe(alert)
  fireEvent.mouseEnter(alert)
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  pass(60_000)
  expect(snackbar()).toBe(alert)
  fireEvent.mouseLeave(alert)
  pass(4999)
  expect(snackbar()).toBe(alert)
  pass(1)
  expect(snackbar()).toBeNull()
})

test('Dismiss returns the focus to where it was', () => {
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  raise('success', 'Saved', { action: { label: 'Undo', act: undo } })
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  act(() => dismiss.focus())
  fireEvent.click(dismiss)
  expect([snackbar(), document.activeElement]).toEqual([null, save])
})

test('an error stays in its page when its alert has gone', () => {
  raise('error', 'Not sent', { action: { label: 'Try again', act: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(snackbar()).toBeNull()
  expect(inPage()).toContain('Not sent')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(undo).toHaveBeenCalledTimes(1)
})

test.each([
  ['is announced once', () => screen.getAllByRole('alert'), 1],
  ['is in no page that shows it itself', () => [inPage()?.match('Not sent')].filter(Boolean), 0],
])('an error %s', (name, find, count) => {
  raise('error', 'Not sent', { isShownInPage: name.startsWith('is in') })
  expect(find()).toHaveLength(count)
})

test.each([
  ['a success', () => raise('success', 'Sent')],
  ['the next action', () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))],
  ['clear', () => act(() => alerts.clear())],
])('%s removes the error from the page', async (_name, end) => {
  raise('error', 'Not sent')
  await act(async () => end())
  expect(inPage()).not.toContain('Not sent')
})

test('the next action leaves an alert with something to do, such as Undo, and what is no error', async () => {
  raise('error', 'Not sent')
  raise('info', 'Copied')
  raise('error', 'Not removed', { action: { label: 'Try again', act: undo } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  const shown = screen.getAllByRole('alert').map((one) => one.querySelector('span')?.textContent)
  expect(shown).toEqual(['Not removed'])
  expect(screen.getByRole('group').textContent).toContain('Copied')
})

test('a message that is raised again stands once, for its whole time', () => {
  raise('info', 'Copied')
  pass(3000)
  raise('info', 'Copied')
  expect(screen.getAllByRole('group')).toHaveLength(1)
  pass(4999)
  expect(snackbar()).not.toBeNull()
  pass(1)
  expect(snackbar()).toBeNull()
})

test('a success removes the failure before it, and a failure the success, but not Undo', () => {
  raise('error', 'Not sent')
  raise('success', 'Sent')
  raise('info', 'Copied')
  raise('success', 'Removed', { action: { label: 'Undo', act: undo } })
  raise('error', 'Not saved')
  const shown = [...screen.queryAllByRole('group'), ...screen.queryAllByRole('alert')]
  expect(shown.map((one) => one.querySelector('span')?.textContent)).toEqual([
    'Copied',
    'Removed',
    'Not saved',
  ])
})

test('an equal message with its own Undo does not take the place of the first', () => {
  for (let nth = 0; nth < 2; nth++)
    raise('info', '“Pay” is closed.', { action: { label: 'Undo', act: undo } })
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
})

test('clear leaves what lasts', () => {
  raise('info', 'Ends soon', { isLasting: true })
  raise('info', 'Copied')
  act(() => alerts.clear())
  expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual(['Ends soonDismiss'])
})

test('a message is removed by who raised it', () => {
  const remove = raise('info', 'Ends soon', { isLasting: true })
  raise('info', 'Copied')
  remove()
  expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual(['CopiedDismiss'])
})

test('another page does not show the error, nor its own page after that', () => {
  raise('error', 'Not sent')
  history.pushState(null, '', '/profile')
  rerender()
  expect(inPage()).not.toContain('Not sent')
  history.pushState(null, '', '/')
  rerender()
  expect(inPage()).not.toContain('Not sent')
})

test('a tone has a role and a sign of its own', () => {
  const tones = ['error', 'success', 'info'] as const
  // An info replaces neither.
  for (const tone of ['success', 'info'] as const) raise(tone, tone)
  const signOf = (message: string) =>
    screen.getByText(message).closest('[role]')?.querySelector('path')?.getAttribute('d')
  const signs = [signOf('success'), signOf('info')]
  expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
    'successDismiss',
    'infoDismiss',
  ])
  act(() => alerts.clear())
  raise('error', 'error', { isShownInPage: true })
  expect(screen.getByRole('alert').textContent).toBe('errorDismiss')
  expect(new Set([...signs, signOf('error')]).size).toBe(tones.length)
})

test('an action acts, and dismisses its alert', () => {
  raise('success', 'Removed', { action: { label: 'Undo', act: undo } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([undo.mock.calls.length, snackbar()]).toEqual([1, null])
})

test('an error has its reference in the page', () => {
  raise('error', 'Not sent', { error: portalErrorOf('internal', { reference: 'EFGH-5678' }) })
  expect(inPage()).toContain('EFGH-5678')
})

test('an error and its action follow the language', () => {
  const inBoth = (english: string, spanish: string) => (language: Language) =>
    language === 'es' ? spanish : english
  const action = { label: inBoth('Try again', 'Reintentar'), act: undo }
  for (let nth = 0; nth < 2; nth++) raise('error', inBoth('Not sent', 'No enviado'), { action })
  chooseLanguage('es')
  expect([inPage(), snackbar()?.textContent]).toEqual([
    'No enviadoReintentarSave',
    'No enviadoReintentarCerrar',
  ])
})

test('alerts stand outside of the page, in a list that is live', () => {
  raise('info', 'Copied')
  const list = snackbar()?.parentElement
  expect([list?.parentElement, list?.getAttribute('aria-live')]).toEqual([document.body, 'polite'])
})

test('alerts stand in the element that hosts them, until it is gone', () => {
  const panel = document.createElement('div')
  raise('info', 'Copied')
  act(() => alerts.host(panel))
  expect(panel.textContent).toContain('Copied')
  act(() => alerts.host(null))
  expect(panel.textContent).toBe('')
  expect(snackbar()?.textContent).toContain('Copied')
})

test.each([0, 1])('of two alerts, number %i is dismissed alone', (index) => {
  raise('info', 'First')
  raise('info', 'Second')
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[index] as HTMLElement)
  expect(screen.getByRole('group').textContent).toContain(['Second', 'First'][index])
})
