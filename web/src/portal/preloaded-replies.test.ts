import { readContent } from '@gatehouse/contracts/portal/content'
import { beforeEach, expect, jest, test } from '@jest/globals'

const question = { params: { code: 'announcements' } }
const given = { categories: [] }
const fetched = { categories: [{ title: 'News', items: [] }] }
const ask = jest.fn(async () => Response.json(fetched))

beforeEach(() => {
  ask.mockClear()
  globalThis.fetch = ask as typeof fetch
})

document.body.innerHTML = `<script type="application/json" id="gatehouse-preloaded-replies">${JSON.stringify(
  {
    '/api/content/announcements': given,
  },
)}</script>`
const { load } = await import('./use-read.ts')

test('a preloaded reply serves one read without a request', async () => {
  expect(await load(readContent, question)).toEqual(given)
  expect(ask).not.toHaveBeenCalled()
  expect(await load(readContent, question)).toEqual(fetched)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a read with another input sends a request', async () => {
  await load(readContent, { params: { code: 'forms' } })
  expect(ask).toHaveBeenCalledTimes(1)
})
