import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.close())

async function request(path: string, method = 'GET') {
  const { status, headers } = await fetch(stack.url + path, { method, redirect: 'manual' })
  return [status, headers.get('location')]
}

test.each([
  ['/Search', '/search'],
  ['/SEARCH-JOBS/1001/?brandId=arna&x=a?b', '/search-jobs/1001?brandId=arna&x=a?b'],
  ['/%73earch-jobs/1001', '/search-jobs/1001'],
  ['/Timesheets/', '/timesheets'],
  ['/account?', null],
  ['/Nowhere/', null],
  ['//search/', null],
  ['/API/session', null],
])('%s is redirected to %j', async (path, location) => {
  const [status, target] = await request(path)
  expect(target).toBe(location)
  expect(status === 301).toBe(location !== null)
})

test('a redirect is not kept, and leaves the referrer to the page that follows', async () => {
  const url = `${stack.url}/Password-Reset?token=secret`
  const { headers } = await fetch(url, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/password-reset?token=secret')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBeNull()
})

test('only what reads is redirected', async () => {
  expect(await request('/Search', 'HEAD')).toEqual([301, '/search'])
  expect(await request('/Search', 'POST')).toEqual([403, null])
})
