import { beforeEach, expect, jest, test } from '@jest/globals'

let scrollKey: typeof import('./scroll-key.ts')['scrollKey']

/** As a page load does. */
async function loadPage() {
  jest.resetModules()
  scrollKey = (await import('./scroll-key.ts')).scrollKey
}

beforeEach(async () => {
  history.replaceState({ idx: 0 }, '')
  await loadPage()
})

test('an entry of the router has its own key', () => {
  expect(scrollKey({ key: 'abc' })).toBe('abc')
  expect(history.state).toEqual({ idx: 0 })
})

test('the entry of a page load has one that outlives a reload, and differs from that of the next load', async () => {
  const first = scrollKey({ key: 'default' })
  expect(first).not.toBe('default')
  expect([scrollKey({ key: 'default' }), history.state.idx]).toEqual([first, 0])
  await loadPage()
  expect(scrollKey({ key: 'default' })).toBe(first)
  history.pushState({ idx: 0 }, '')
  await loadPage()
  expect(scrollKey({ key: 'default' })).not.toBe(first)
})

test('keeps the key of the first entry while other entries come and go', () => {
  const first = scrollKey({ key: 'default' })
  history.pushState({ idx: 1 }, '')
  expect(scrollKey({ key: 'default' })).toBe(first)
})
