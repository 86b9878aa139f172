import { expect, test } from '@jest/globals'
import type { RedisClient } from '../store/redis.ts'
import { countSessions } from './count-sessions.ts'

const sessions = (count: number, prefix = 'portal:') => Array(count).fill(`${prefix}session:x`)
const others = (count: number) => Array(count).fill('portal:limit:x')

/** A node that gives these pages of keys, and tells how many it has. */
function node(pages: string[][], size = 0) {
  return {
    options: { keyPrefix: 'portal:' },
    scan: async (cursor: string) => {
      const at = Number(cursor)
      return [at + 1 < pages.length ? String(at + 1) : '0', pages[at] ?? []]
    },
    dbsize: async () => size,
  }
}
const server = (...pages: string[][]) => node(pages) as unknown as RedisClient

test.each([
  ['none', server([]), 0],
  ['those of one page', server([...sessions(2), ...others(3)]), 2],
  ['those of each page', server(sessions(2), others(3), sessions(4)), 6],
  ['none of another portal', server([...sessions(2), ...sessions(3, 'other:')]), 2],
])('counts %s', async (_case, redis, count) => {
  expect(await countSessions(redis)).toEqual({ count, isEstimate: false })
})

test('estimates by the first keys of a large store', async () => {
  const page = [...sessions(3), ...others(1)]
  const large = node([page, page, page, page], 40_000) as unknown as RedisClient
  expect(await countSessions(large)).toEqual({ count: 30_000, isEstimate: true })
})

test('estimates none by a scan that has found no key yet', async () => {
  const sparse = node([[], [], [], sessions(1)], 40_000) as unknown as RedisClient
  expect(await countSessions(sparse)).toEqual({ count: 0, isEstimate: true })
})

test('adds the masters of a Cluster, an estimate among them', async () => {
  const page = [...sessions(1), ...others(1)]
  const masters = [node([sessions(5)]), node([page, page, page, page], 1000)]
  const cluster = {
    options: { keyPrefix: 'portal:' },
    nodes: (role: string) => (role === 'master' ? masters : []),
  }
  expect(await countSessions(cluster as unknown as RedisClient)).toEqual({
    count: 505,
    isEstimate: true,
  })
})
