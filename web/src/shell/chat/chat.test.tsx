import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'
import { stylesOf } from '../../testing/styles-of.ts'

setSettings({ chatUrl: 'https://chat.example.test/' })
const { showPage } = await import('../../testing/show-page.tsx')
const { Chat } = await import('./chat.tsx')

const button = () => screen.getByRole('button', { name: 'Chat' })
const frame = () => document.querySelector('iframe')
const place = () => button().parentElement as HTMLElement
const isOpen = () => {
  const panel = document.getElementById(button().getAttribute('aria-controls') ?? '')
  expect(button().getAttribute('aria-expanded')).toBe(String(panel?.hidden === false))
  return panel?.hidden === false
}

beforeEach(async () => {
  window.scrollY = 0
  await showPage(<Chat />)
})
afterEach(cleanup)

test('loads the site of the chat on the first press alone, and keeps it once it is closed', async () => {
  expect([isOpen(), frame()]).toEqual([false, null])
  await press('Chat')
  const chat = frame()
  expect([isOpen(), chat?.src]).toEqual([true, 'https://chat.example.test/'])
  await press('Chat')
  expect([isOpen(), frame()]).toEqual([false, chat])
  await press('Chat')
  expect(isOpen()).toBe(true)
})

test('the chat cannot navigate the portal, and learns no address of it', async () => {
  await press('Chat')
  expect(frame()?.title).toBe('Chat with support')
  expect(frame()?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(frame()?.getAttribute('referrerpolicy')).toBe('no-referrer')
})

test('only the closed one leaves when something is typed', async () => {
  expect(place().dataset.leavesFor).toBe('typing')
  await press('Chat')
  expect(place().dataset.leavesFor).toBeUndefined()
})

test('leaves while the page is scrolled down, until it is scrolled up', async () => {
  const scrolled: (string | undefined)[] = [place().dataset.reading]
  for (const scrollY of [100, 300, 300, 200, 250]) {
    window.scrollY = scrollY
    await act(async () => fireEvent.scroll(window))
    scrolled.push(place().dataset.reading)
  }
  expect(scrolled).toEqual(['false', 'true', 'true', 'true', 'false', 'true'])
})

test('a page that was left scrolled down is not being read by its first step up', async () => {
  cleanup()
  window.scrollY = 500
  await showPage(<Chat />)
  window.scrollY = 400
  await act(async () => fireEvent.scroll(window))
  expect(place().dataset.reading).toBe('false')
})

test('has the styles of the record', async () => {
  await press('Chat')
  expect(stylesOf(document.body)).toMatchSnapshot()
})
