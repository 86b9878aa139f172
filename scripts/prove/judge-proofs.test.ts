import { globSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { judgeProof } from './judge-proofs.ts'
import { proofs } from './proofs.ts'

const proof = {
  number: 'R9',
  what: 'restarts',
  bound: '0 failed',
  jest: ['a/r9-'],
  browser: ['b/'],
}
const ran = (file: string, failed = 0) => ({ file, passed: 2, failed })

test('a proof holds if each of its files ran without a failure', () => {
  const results = [ran('a/r9-one.test.ts'), ran('a/r9-two.test.ts'), ran('b/c.spec.ts'), ran('d')]
  expect(judgeProof(proof, results)).toMatchObject({ figure: '6 of 6 tests', verdict: 'held' })
})

test('one failed test misses the goal', () => {
  const results = [ran('a/r9-one.test.ts', 1), ran('b/c.spec.ts')]
  expect(judgeProof(proof, results)).toMatchObject({ figure: '4 of 5 tests', verdict: 'missed' })
})

test('a file that did not run leaves the goal unproven', () => {
  expect(judgeProof(proof, [ran('a/r9-one.test.ts')]).verdict).toBe('skipped')
})

test('every path leads to a test', () => {
  const files = globSync(['bff/src/**/*.test.ts', 'web/e2e/**/*.spec.ts'])
  const lost = proofs
    .flatMap(({ jest = [], browser = [] }) => [...jest, ...browser])
    .filter((path) => !files.some((file) => file.startsWith(path)))
  expect(lost).toEqual([])
})
