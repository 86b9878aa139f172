import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'

const internalJobs = 'https://jobs.example.test/internal?from=portal'
let stack: Stack
let without: Stack

beforeAll(async () => {
  stack = await startStack({ INTERNAL_CAREERS_URL: internalJobs })
  without = await startStack({ INTERNAL_CAREERS_URL: '' }, { fakes: stack.fakes })
})
afterAll(async () => {
  await without.close()
  await stack.close()
})

async function requestRedirect(url: string, method = 'GET') {
  const { status, headers } = await fetch(url, { method, redirect: 'manual' })
  return [status, headers.get('location')]
}

test('redirects /internal-careers without query or referrer', async () => {
  for (const path of ['/internal-careers', '/internal-careers/', '/internal-careers?next=//x.test'])
    expect(await requestRedirect(stack.url + path)).toEqual([302, internalJobs])
  expect(await requestRedirect(`${stack.url}/internal-careers`, 'HEAD')).toEqual([
    302,
    internalJobs,
  ])
})

test('asks again for the target, which the setting may change', async () => {
  const { headers } = await fetch(`${stack.url}/internal-careers`, { redirect: 'manual' })
  expect(headers.get('cache-control')).toBe('no-store')
})

test("answers 404 with the portal's page without the setting", async () => {
  expect(await requestRedirect(`${without.url}/internal-careers`)).toEqual([404, null])
})
