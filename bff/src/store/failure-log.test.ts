import { expect, test } from '@jest/globals'
import { createFailureLog } from './failure-log.ts'

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
  expect(await log.find('flood-0')).toEqual([])
  expect(await log.find('flood-5999')).toHaveLength(1)
})

test('drops failures of more than 24 hours ago', async () => {
  const log = createFailureLog('one', undefined)
  log.add({ ...failure('AAAA-2222', 'maria'), at: Date.now() - 25 * 3600_000 })
  log.add(failure('BBBB-2222', 'maria'))
  expect(await log.find('AAAA-2222')).toEqual([])
  expect(await log.find('BBBB-2222')).toHaveLength(1)
})
