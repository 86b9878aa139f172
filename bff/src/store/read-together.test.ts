import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createReadTogether } from './read-together.ts'

const contentOf = (key: string) => (key.startsWith('no ') ? null : `value of ${key}`)

test('reads of one turn share a command, and each gets its own values in order', async () => {
  const sent: string[][] = []
  const readTogether = createReadTogether(async (keys) => {
    sent.push(keys)
    return keys.map(contentOf)
  })
  const first = [readTogether('a'), readTogether('b', 'no c'), readTogether('a')]
  await nextTurn()
  const second = [readTogether('d')]
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
  const readTogether = createReadTogether(async (keys) => {
    if (fails) throw new Error('no connection')
    return keys.map(contentOf)
  })
  const results = await Promise.allSettled([readTogether('a'), readTogether('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await readTogether('a')).toEqual(['value of a'])
})
