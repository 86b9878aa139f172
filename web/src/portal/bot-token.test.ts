import { beforeEach, expect, jest, test } from '@jest/globals'
import { setSettings } from '../testing/set-settings.ts'

setSettings({ botSiteKey: 'site' })
const { botToken } = await import('./bot-token.ts')

beforeEach(() => {
  jest.useFakeTimers()
})

const execute = jest.fn((_siteKey: string, _options: { action: string }) =>
  Promise.resolve('token'),
)

const stateOf = (token: Promise<string>) => Promise.race([token, 'waiting'])

test('is empty after ten seconds without the script, and a token once it has come', async () => {
  const token = botToken('/api/account/email')
  await jest.advanceTimersByTimeAsync(9_999)
  await expect(stateOf(token)).resolves.toBe('waiting')
  await jest.advanceTimersByTimeAsync(1)
  await expect(stateOf(token)).resolves.toBe('')

  window.grecaptcha = { ready: (then) => then(), execute }
  document.querySelector('script')?.dispatchEvent(new Event('load'))
  await expect(botToken('/api/account/email')).resolves.toBe('token')
  expect(execute).toHaveBeenCalledWith('site', { action: 'account/email' })
  expect(document.querySelector('script')?.src).toBe(
    'https://www.google.com/recaptcha/api.js?render=site',
  )
  await botToken('/api/jobs/:id/application/resume')
  // Google takes letters, slashes and underscores.
  expect(execute).toHaveBeenLastCalledWith('site', { action: 'jobs/_id/application/resume' })
  expect(jest.getTimerCount()).toBe(0)
})

test('is empty after ten seconds when the script does not answer', async () => {
  execute.mockReturnValueOnce(new Promise(() => undefined))
  const token = botToken('/api/account/email')
  await jest.advanceTimersByTimeAsync(10_000)
  await expect(stateOf(token)).resolves.toBe('')
})

test('is empty at once when the script does not start, which the next write loads again', async () => {
  jest.resetModules()
  document.querySelector('script')?.remove()
  delete window.grecaptcha
  const { botToken } = await import('./bot-token.ts')
  for (const event of ['load', 'error', 'load']) {
    const token = botToken('/api/account/email')
    document.querySelector('script')?.dispatchEvent(new Event(event))
    await expect(token).resolves.toBe('')
    expect(document.querySelectorAll('script')).toHaveLength(1)
    document.querySelector('script')?.remove()
  }
  expect(jest.getTimerCount()).toBe(0)
})
