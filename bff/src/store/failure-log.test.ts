import { expect, jest, test } from '@jest/globals'
import { createFailureLog } from './failure-log.ts'
import type { RedisClient } from './redis.ts'

const failure = (reference: string, user?: string) => ({
  at: Date.now(),
  reference,
  method: 'GET',
  route: '/api/home',
  status: 502,
  problem: 'upstream-refused' as const,
  ...(user && { user }),
})

test('a flood of anonymous failures does not push out those of users', async () => {
  const log = createFailureLog('one', undefined)
  log.add(failure('AAAA-2222', 'maria'))
  for (let count = 0; count < 6000; count++) log.add(failure(`flood-${count}`))
  expect(await log.find('AAAA-2222')).toMatchObject([{ reference: 'AAAA-2222', instance: 'one' }])
  expect(await log.find('flood-999')).toEqual([])
  expect(await log.find('flood-1000')).toHaveLength(1)
})

test('the failure that was asked for is followed by the others of its user, the newest first', async () => {
  const log = createFailureLog('one', undefined)
  log.add(failure('first', 'maria'))
  log.add({ ...failure('repeated', 'maria'), route: '/api/first' })
  log.add(failure('other', 'dana'))
  log.add({ ...failure('repeated', 'maria'), route: '/api/second' })
  log.add(failure('last', 'maria'))
  const foundBy = async (reference: string) =>
    (await log.find(reference)).map((one) => [one.reference, one.route])
  const first = ['first', '/api/home']
  const last = ['last', '/api/home']
  const repeated = [
    ['repeated', '/api/second'],
    ['repeated', '/api/first'],
  ]
  expect(await foundBy('first')).toEqual([first, last, ...repeated])
  expect(await foundBy('repeated')).toEqual([repeated[0], last, repeated[1], first])
})

test('what Redis refused is written at the next flush, once, and gives way to newer ones', async () => {
  const written: string[] = []
  let refused = true
  const redis = {
    xadd: async (_key: string, _id: string, _field: string, content: string) => {
      const { reference } = JSON.parse(content)
      if (refused && reference === 'second') throw new Error('down')
      written.push(reference)
    },
    xtrim: async () => 0,
    expire: async () => 1,
    xrevrange: async () => [],
  } as unknown as RedisClient
  const log = createFailureLog('one', redis)
  for (const reference of ['first', 'second', 'third']) log.add(failure(reference, 'maria'))
  await log.flush()
  refused = false
  await log.flush()
  expect(written).toEqual(['first', 'third', 'second'])

  refused = true
  log.add(failure('second', 'maria'))
  const flushing = log.flush()
  for (let count = 0; count < 500; count++) log.add(failure(`newer-${count}`, 'maria'))
  await flushing
  expect(await log.find('second')).toEqual([])
  expect(await log.find('newer-0')).toHaveLength(500)
})

test('what Redis has follows what it has not yet, the newest first', async () => {
  const stored = ['later', 'earlier'].map((reference) => [
    reference,
    ['failure', JSON.stringify({ ...failure(reference, 'maria'), instance: 'two' })],
  ])
  const xrevrange = jest.fn(async (key: unknown, ..._range: unknown[]) =>
    key === 'failures:users' ? stored : [],
  )
  const log = createFailureLog('one', { xrevrange } as unknown as RedisClient)
  log.add(failure('newest', 'maria'))
  const found = await log.find('earlier')
  expect(found.map(({ reference }) => reference)).toEqual(['earlier', 'newest', 'later'])
  expect(xrevrange.mock.calls).toEqual(
    ['failures:users', 'failures:anonymous'].map((key) => [key, '+', '-', 'COUNT', 5000]),
  )
})

test('Redis has 5000 failures of each kind, for 24 hours', async () => {
  const bounds: unknown[][] = []
  const bound = async (...args: unknown[]) => void bounds.push(args)
  const redis = { xadd: async () => '1', xtrim: bound, expire: bound } as unknown as RedisClient
  const log = createFailureLog('one', redis)
  const before = Date.now()
  for (const user of ['maria', undefined]) log.add(failure('AAAA-2222', user))
  await log.flush()
  for (const key of ['failures:users', 'failures:anonymous']) {
    const [byNumber, byAge, life] = bounds.filter(([name]) => name === key)
    expect(byNumber).toEqual([key, 'MAXLEN', '~', 5000])
    expect(Number(byAge?.at(-1)) + 24 * 3600_000).toBeGreaterThanOrEqual(before)
    expect(Number(byAge?.at(-1)) + 24 * 3600_000).toBeLessThan(before + 60_000)
    expect(life).toEqual([key, 24 * 3600])
  }
  const { length } = bounds
  await log.flush()
  expect(bounds).toHaveLength(length)
})

test('drops failures of more than 24 hours ago', async () => {
  const log = createFailureLog('one', undefined)
  log.add({ ...failure('AAAA-2222', 'maria'), at: Date.now() - 25 * 3600_000 })
  log.add(failure('BBBB-2222', 'maria'))
  expect(await log.find('AAAA-2222')).toEqual([])
  expect(await log.find('BBBB-2222')).toHaveLength(1)
})
