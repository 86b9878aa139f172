import { readContent } from '@gatehouse/contracts/portal/content'
import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { clearCache, clearCacheExcept, load, peek, setCached, useRead } from './use-read.ts'

/** Another for each test: for two seconds SWR takes the same one for the same reading. */
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

/** What the gateway has been asked and has not answered, in order. */
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

test('what is shown is read anew for another company, and who is signed in stays known', async () => {
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

test('an answer for the company before, that comes late, is shown to nobody', async () => {
  render(<Title />)
  await waitFor(() => expect(asked).toHaveLength(1))
  act(() => clearCacheExcept(readSession, {}))
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.('of Pro Staff'))
  await act(async () => asked[0]?.('of Arna'))
  expect(screen.getByText('of Pro Staff')).toBeTruthy()
})

test('nor is one that was read before its page was displayed', async () => {
  const loading = load(readContent, question)
  await waitFor(() => expect(asked).toHaveLength(1))
  clearCacheExcept(readSession, {})
  asked[0]?.('of Arna')
  await loading
  expect(peek(readContent, question)).toBeUndefined()
})
