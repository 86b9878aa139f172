import { expect, test } from '@jest/globals'
import { chain, chainStart, type Link, verifyChain } from './audit-chain.ts'

function write(count: number, key = '', from: Link = chainStart) {
  let last = from
  return Array.from({ length: count }, (_, number) => {
    const { line, link } = chain({ at: '2026-11-21', event: 'signed-in', number }, last, key)
    last = link
    return line
  })
}

const other: Link = { seq: 0, hash: 'another' }

test('verifies an intact chain and returns its last link', () => {
  const verdict = verifyChain(write(5), '')
  expect(verdict).toMatchObject({ lines: 5, last: { seq: 5 } })
  expect(verdict.broken).toBeUndefined()
})

test.each([
  ['a changed line', (lines: string[]) => lines.with(2, (lines[2] ?? '').replace(':2', ':9')), 3],
  ['a line taken out', (lines: string[]) => lines.toSpliced(2, 1), 3],
  ['a line put in', (lines: string[]) => lines.toSpliced(2, 0, lines[1] ?? ''), 3],
  ['two lines exchanged', ([a = '', b = '', ...rest]: string[]) => [b, a, ...rest], 1],
  ['a line of another chain', (lines: string[]) => lines.with(2, write(3, '', other)[2] ?? ''), 3],
  ['a chain that does not begin at 1', () => write(2, '', { seq: 5, hash: '' }), 1],
  ['a line cut off', (lines: string[]) => lines.with(4, (lines[4] ?? '').slice(0, 20)), 5],
])('reports the line of %s', (_case, spoil, broken) => {
  expect(verifyChain(spoil(write(5)), '')).toMatchObject({ broken, lines: broken - 1 })
})

test('rejects a chain written without the key', () => {
  expect(verifyChain(write(3, 'key'), 'key').broken).toBeUndefined()
  expect(verifyChain(write(3), 'key').broken).toBe(1)
})

test('verifies a chain over several files', () => {
  const first = verifyChain(write(3), '').last
  const next = write(2, '', first)
  expect(verifyChain(next, '', first)).toEqual({ lines: 2, last: expect.anything() })
  expect(verifyChain(next.slice(1), '', first).broken).toBe(1)
})
