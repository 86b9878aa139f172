import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { clearCache, clearCacheExcept, load, peek, setCached, useRead } from './use-read.ts'

/** New for each test: SWR deduplicates a key for two seconds. */
let question = { params: { code: '' } }
let tests = 0
const of = (title: string) => ({ categories: [{ title, items: [] }] })
const visitor = {
  person: null,
  passcodeStep: null,
  gates: [],
  expiresIn: null,
  hasIdentitySession: false,
}

/** Resolvers of the requests, in order. */
let asked: ((title: string) => void)[]

beforeEach(() => {
  asked = []
  question = { params: { code: `code-${++tests}` } }
  globalThis.fetch = () =>
    new Promise((resolve) => {
      asked.push((title) => resolve(new Response(JSON.stringify(of(title)))))
    })
})
afterEach(async () => {
  cleanup()
  await clearCache()
})

function Title() {
  const { data } = useRead(readContent, question)
  return <p>{data?.categories[0]?.title ?? 'reading'}</p>
}

test('clearCacheExcept reads again what is on screen, and keeps the session', async () => {
  await setCached(readSession, {}, visitor)
  render(<Title />)
  await act(async () => asked[0]?.('of Arna'))
  expect(await screen.findByText('of Arna')).toBeTruthy()
  act(() => clearCacheExcept(readSession, {}))
  expect(screen.getByText('reading')).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.('of Pro Staff'))
  expect(await screen.findByText('of Pro Staff')).toBeTruthy()
  expect(peek(readSession, {})).toEqual(visitor)
})

test('a late reply of the previous company is not shown', async () => {
  render(<Title />)
  await waitFor(() => expect(asked).toHaveLength(1))
  act(() => clearCacheExcept(readSession, {}))
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.('of Pro Staff'))
  await act(async () => asked[0]?.('of Arna'))
  expect(screen.getByText('of Pro Staff')).toBeTruthy()
})

test('a loader in flight does not fill the cleared cache', async () => {
  const loading = load(readContent, question)
  await waitFor(() => expect(asked).toHaveLength(1))
  clearCacheExcept(readSession, {})
  asked[0]?.('of Arna')
  await loading
  expect(peek(readContent, question)).toBeUndefined()
})
