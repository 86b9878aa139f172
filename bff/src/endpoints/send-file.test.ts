import { endpoint } from '@gatehouse/contracts/endpoint'
import { FileReply } from '@gatehouse/contracts/file'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AreaContext } from '../areas/area-context.ts'
import { type Stack, startStack } from '../testing/stack.ts'

const report = endpoint({
  method: 'GET',
  path: '/api/probe/report',
  access: 'signed-in',
  cache: 'never',
  reply: FileReply,
  problems: [],
})

const bytes = (text: string) => [new TextEncoder().encode(text)]
let runs = 0

function probe({ serve }: AreaContext) {
  serve(report, async () => {
    runs++
    const content = (async function* () {
      yield* bytes('a;b\n')
      yield* bytes('<script>')
    })()
    return { type: 'application/octet-stream', name: 'año (100%).csv', content }
  })
}

let stack: Stack
beforeAll(async () => {
  stack = await startStack({}, { areas: [probe] })
})
afterAll(() => stack.close())

test('streams a file per request, uncached', async () => {
  const maria = stack.visitor()
  await maria.signIn('maria.santos@example.test')
  for (const times of [1, 2]) {
    const response = await maria.fetch(report)
    expect([response.status, runs, await response.text()]).toEqual([200, times, 'a;b\n<script>'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="ano (100_).csv"; filename*=UTF-8''a%C3%B1o%20%28100%25%29.csv`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('checks access', async () => {
  const { status, problem } = await stack.visitor().send(report)
  expect([status, problem.code]).toEqual([401, 'not-signed-in'])
})

test('throws at registration for a file that is cached or idempotent', async () => {
  const invalidFile = (more: object) => (area: AreaContext) =>
    area.serve({ ...report, path: '/api/probe/file', ...more }, async () => ({}) as never)
  for (const more of [{ cache: 'caller' }, { cache: 'everyone' }, { method: 'POST', once: true }])
    await expect(
      startStack({}, { areas: [invalidFile(more)], fakes: stack.fakes }),
    ).rejects.toThrow('/api/probe/file gives a file')
})
