import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

const deny = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

let store: typeof import('./storage.ts')['localStore']

beforeEach(async () => {
  jest.resetModules()
  store = (await import('./storage.ts')).localStore
})

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('keeps values in the storage of the browser', () => {
  store.set('a', '1')
  expect({ ...localStorage }).toEqual({ a: '1' })
  expect([store.get('a'), store.keys()]).toEqual(['1', ['a']])
  store.remove('a')
  expect([store.get('a'), store.keys(), localStorage.length]).toEqual([null, [], 0])
})

test('the store of a tab is its session storage, and no other', async () => {
  const { tabStore } = await import('./storage.ts')
  tabStore.set('a', '1')
  expect([{ ...sessionStorage }, localStorage.length]).toEqual([{ a: '1' }, 0])
  expect([tabStore.get('a'), store.get('a')]).toEqual(['1', null])
  tabStore.remove('a')
})

test('keeps values in memory where reading the property throws', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny)
  expect([store.get('a'), store.keys()]).toEqual([null, []])
  store.set('a', '1')
  expect([store.get('a'), store.keys()]).toEqual(['1', ['a']])
  store.remove('a')
  expect([store.get('a'), store.keys()]).toEqual([null, []])
})

test('a value that did not fit replaces the stored one until it fits', () => {
  store.set('a', 'old')
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  store.set('a', 'larger')
  store.set('b', 'new')
  expect([store.get('a'), store.get('b')]).toEqual(['larger', 'new'])
  expect(store.keys()).toContain('b')
  set.mockRestore()
  store.set('a', 'small')
  localStorage.setItem('a', 'of another tab')
  expect(store.get('a')).toBe('of another tab')
})
