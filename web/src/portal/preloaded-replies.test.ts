import { readContent } from '@gatehouse/contracts/portal/content'
import { beforeEach, expect, jest, test } from '@jest/globals'

const input = { params: { code: 'announcements' } }
const preloaded = { categories: [] }
const requested = { categories: [{ title: 'News', items: [] }] }
const fetchContent = jest.fn(async () => Response.json(requested))

beforeEach(() => {
  fetchContent.mockClear()
  globalThis.fetch = fetchContent as typeof fetch
})

document.body.innerHTML = `<script type="application/json" id="gatehouse-preloaded-replies">${JSON.stringify(
  {
    '/api/content/announcements': preloaded,
  },
)}</script>`
const { load } = await import('./use-read.ts')

test('a preloaded reply serves concurrent reads without a request, and no later one', async () => {
  const both = [load(readContent, input), load(readContent, input)]
  expect(await Promise.all(both)).toEqual([preloaded, preloaded])
  expect(fetchContent).not.toHaveBeenCalled()
  expect(await load(readContent, input)).toEqual(requested)
  expect(fetchContent).toHaveBeenCalledTimes(1)
})

test('a read with another input sends a request', async () => {
  await load(readContent, { params: { code: 'forms' } })
  expect(fetchContent).toHaveBeenCalledTimes(1)
})
