import { expect, test } from '@jest/globals'
import { groupSessions } from './group-sessions.ts'

const session = (
  id: string,
  browser: string,
  since: number,
  lastUsed: number,
  system = 'Windows',
) => ({
  id,
  browser,
  system,
  since: `2026-11-20T15:0${since}:00.000Z`,
  lastUsed: `2026-11-20T15:0${lastUsed}:00.000Z`,
  current: id === 'current',
})

test('folds sessions of the same browser, and leaves the current one alone', () => {
  const groups = groupSessions([
    session('a', 'Chrome', 4, 5),
    session('b', 'Firefox', 3, 8),
    session('current', 'Chrome', 2, 6),
    session('c', 'Chrome', 1, 7),
    session('d', 'Chrome', 2, 4),
  ])
  expect(groups.map(({ ids, since, lastUsed }) => [ids, since[15], lastUsed[15]])).toEqual([
    [['current'], '2', '6'],
    [['b'], '3', '8'],
    [['a', 'c', 'd'], '1', '7'],
  ])
})

test('does not fold sessions of the same browser on different systems', () => {
  const groups = groupSessions([
    session('a', 'Chrome', 4, 5),
    session('b', 'Chrome', 3, 8, 'Android'),
  ])
  expect(groups.map(({ ids, browser, system }) => [ids, browser, system])).toEqual([
    [['b'], 'Chrome', 'Android'],
    [['a'], 'Chrome', 'Windows'],
  ])
})
