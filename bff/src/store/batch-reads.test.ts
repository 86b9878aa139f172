import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createBatchReader } from './batch-reads.ts'

const contentOf = (key: string) => (key.startsWith('no ') ? null : `value of ${key}`)

test('reads of one turn share a command, and each gets its own values in order', async () => {
  const sent: string[][] = []
  const readInBatch = createBatchReader(async (keys) => {
    sent.push(keys)
    return keys.map(contentOf)
  })
  const first = [readInBatch('a'), readInBatch('b', 'no c'), readInBatch('a')]
  await nextTurn()
  const second = [readInBatch('d')]
  expect(await Promise.all([...first, ...second])).toEqual([
    ['value of a'],
    ['value of b', null],
    ['value of a'],
    ['value of d'],
  ])
  expect(sent).toEqual([['a', 'b', 'no c', 'a'], ['d']])
})

test('a failure is that of each read of the turn, and the next turn reads anew', async () => {
  let fails = true
  const readInBatch = createBatchReader(async (keys) => {
    if (fails) throw new Error('no connection')
    return keys.map(contentOf)
  })
  const results = await Promise.allSettled([readInBatch('a'), readInBatch('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await readInBatch('a')).toEqual(['value of a'])
})
