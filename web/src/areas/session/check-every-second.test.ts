import { expect, jest, test } from '@jest/globals'
import { checkEverySecond } from './check-every-second.ts'

test.each([
  ['the page is shown', document, new Event('visibilitychange', { bubbles: true })],
  ['the window gets the focus', window, new Event('focus')],
  ['the page is restored', window, new Event('pageshow')],
])('checks once when %s, until it is stopped', (_case, target, event) => {
  const check = jest.fn()
  const stop = checkEverySecond(check)
  target.dispatchEvent(event)
  expect(check).toHaveBeenCalledTimes(1)
  stop()
  target.dispatchEvent(event)
  expect(check).toHaveBeenCalledTimes(1)
})
