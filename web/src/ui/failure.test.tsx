import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { setSettings } from '../testing/set-settings.ts'
import { translatePage } from '../testing/translate-page.ts'

setSettings({ contentLanguage: 'en', supportPhone: '1' })
const { PortalError } = await import('../portal/portal-error.ts')
const { showPart } = await import('../testing/show-page.tsx')
const { Failure } = await import('./failure.tsx')

const error = portalErrorOf('upstream-unreachable')

async function messageOf(error: unknown) {
  await showPart(<Failure error={error} />)
  return screen.getByRole('alert').textContent
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  jest.restoreAllMocks()
})

test.each([
  ['any problem', error, 'Something went wrong on our side.'],
  ['a timeout', portalErrorOf('upstream-timeout'), 'longer than it should'],
  ['a rate limit', portalErrorOf('rate-limited', { retryAfter: 20 }), 'Please wait 20 seconds'],
  ['too large a list', portalErrorOf('upstream-response-too-large'), 'too large for us to show'],
  ['a busy gateway', portalErrorOf('overloaded'), 'not available just now'],
  ['a low bot score', portalErrorOf('bot-suspected'), 'that a person is asking'],
  ['no reply', new PortalError(), 'could not reach the portal'],
  ['a defect of the page', new TypeError('undefined'), 'Something went wrong on our side.'],
])('%s has its words', async (_case, error, words) => {
  expect(await messageOf(error)).toContain(words)
})

test('without a connection any failure is one of the connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await messageOf(error)).toContain('could not reach the portal')
})

test.each([
  ['en', /^Closed until Monday\./],
  ['es', /^Algo falló de nuestro lado\..* Closed until Monday\./],
])('in %s the sentence of the upstream is shown', async (language, expected) => {
  localStorage.setItem('gatehouse.language', language)
  const text = await messageOf(
    portalErrorOf('upstream-unreachable', { upstreamMessage: 'Closed until Monday.' }),
  )
  expect(text?.trim()).toMatch(expected)
})

test('beside the reader’s own words the sentence of the upstream carries its language', async () => {
  localStorage.setItem('gatehouse.language', 'es')
  const upstreamMessage = 'Closed until Monday.'
  await messageOf(portalErrorOf('upstream-unreachable', { upstreamMessage }))
  expect(screen.getByText(upstreamMessage).lang).toBe('en')
})

test('on a translated page another reason takes the place of the first', async () => {
  const { rerender } = await showPart(<Failure error={error} />)
  translatePage()
  for (const [details, words] of [
    [{ upstreamMessage: 'Closed until Monday.' }, 'Closed until Monday.'],
    [{}, 'longer than it should'],
  ] as const) {
    rerender(<Failure error={portalErrorOf('upstream-timeout', details)} />)
    expect(screen.getByRole('alert').textContent).toContain(words)
    translatePage()
  }
})

test('in a form names what failed, says that the input is kept, and takes the focus', async () => {
  await showPart(<Failure error={error} what="Your address was not saved." inForm />)
  const box = screen.getByRole('alert')
  expect(box.textContent).toMatch(/^Your address was not saved\. .*What you typed is kept\./)
  expect(document.activeElement).toBe(box)
})

test('elsewhere takes no focus, and has a button only where it can be tried again', async () => {
  await messageOf(error)
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('alert').textContent).not.toContain('kept')
})

test('too large a list cannot be tried again', async () => {
  const tooLarge = portalErrorOf('upstream-response-too-large')
  await showPart(<Failure error={tooLarge} onRetry={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [20, true],
  [900, false],
])('after a rate limit of %i s can be tried again here: %s', async (retryAfter, expected) => {
  const limited = portalErrorOf('rate-limited', { retryAfter })
  await showPart(<Failure error={limited} onRetry={() => undefined} />)
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(expected)
})
