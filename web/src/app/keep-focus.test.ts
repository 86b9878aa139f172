import { beforeEach, expect, jest, test } from '@jest/globals'
import { keepFocus } from './keep-focus.ts'

keepFocus()
jest.useFakeTimers()

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><section><h2>Cookies</h2></section>
    <header><button id="bell">Notifications</button></header><main>
      <h1>Jobs</h1>
      <section><h2>Results</h2><div id="list"><button id="retry">Try again</button></div></section>
      <p id="lead"><button id="other">Other</button></p>
    </main></div>`
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const focusedText = () => document.activeElement?.textContent
/** Until observers have been called, and the time is over that they wait. */
const pause = async () => {
  for (let task = 0; task < 5; task++) await Promise.resolve()
  jest.advanceTimersByTime(100)
}

test('moves the focus to the heading of the section where the focused element was', async () => {
  element('retry').focus()
  element('list').replaceChildren('37 jobs')
  await pause()
  expect(focusedText()).toBe('Results')
})

test('moves the focus to the heading of the page if the section has none', async () => {
  element('other').focus()
  element('lead').remove()
  await pause()
  expect(focusedText()).toBe('Jobs')
})

test('follows the focus from one element to the next', async () => {
  element('other').focus()
  element('retry').focus()
  await pause()
  element('list').remove()
  await pause()
  expect(focusedText()).toBe('Results')
})

test('leaves the focus where the page has set it', async () => {
  element('retry').focus()
  element('list').remove()
  element('other').focus()
  await pause()
  expect(focusedText()).toBe('Other')
})

test('does not bring back a focus that the user has given up', async () => {
  element('retry').focus()
  element('retry').blur()
  await pause()
  element('list').remove()
  await pause()
  expect(document.activeElement).toBe(document.body)
})

test('moves the focus to the heading of the page if the element was not in a section', async () => {
  element('bell').focus()
  element('bell').remove()
  await pause()
  expect(focusedText()).toBe('Jobs')
})

test('the focus scrolls nothing, and the heading takes it without a frame or a Tab stop', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  element('retry').focus()
  element('retry').remove()
  await pause()
  const heading = document.activeElement as HTMLElement
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  expect([heading.tabIndex, heading.style.outline]).toEqual([-1, 'none'])
  focus.mockRestore()
})

test('a heading that has a tabindex keeps it', async () => {
  const heading = document.querySelectorAll('h2')[1] as HTMLElement
  heading.tabIndex = 0
  element('retry').focus()
  element('retry').remove()
  await pause()
  expect([focusedText(), heading.tabIndex]).toEqual(['Results', 0])
})

test('gives the page 100 ms to set the focus itself', async () => {
  element('retry').focus()
  element('retry').remove()
  for (let task = 0; task < 5; task++) await Promise.resolve()
  jest.advanceTimersByTime(99)
  expect(document.activeElement).toBe(document.body)
  jest.advanceTimersByTime(1)
  expect(focusedText()).toBe('Results')
})

test('a page without a heading keeps the focus at its start', async () => {
  for (const heading of document.querySelectorAll('h1, h2')) heading.remove()
  element('retry').focus()
  element('retry').remove()
  await pause()
  expect(document.activeElement).toBe(document.body)
})
