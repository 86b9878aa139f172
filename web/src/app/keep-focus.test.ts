import { beforeEach, expect, jest, test } from '@jest/globals'
import { keepFocus } from './keep-focus.ts'

keepFocus()
jest.useFakeTimers()

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><main>
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
