import { afterEach, expect, jest, test } from '@jest/globals'
import { keepInPlace } from './keep-in-place.ts'

afterEach(() => {
  document.body.innerHTML = ''
  jest.restoreAllMocks()
})

test.each([
  ['above it something folds', 100, -400],
  ['above it something unfolds', 700, 200],
  ['the browser has kept it in place', 500, 0],
])('scrolls with an element when %s', (_case, top, scrolled) => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  document.body.innerHTML = '<h2 id="apply">Apply</h2>'
  let isChanged = false
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: isChanged ? top : 500 }) as DOMRect)
  keepInPlace('apply', () => {
    isChanged = true
  })
  expect(scrollBy.mock.calls).toEqual([[0, scrolled]])
})
