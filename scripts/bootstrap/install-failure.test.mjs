import { expect, test } from '@jest/globals'
import { describeInstallFailure } from './install-failure.mjs'

test('names an unreachable registry', () => {
  expect(describeInstallFailure('npm error code ECONNREFUSED\nnpm error errno …')).toContain(
    'the package registry cannot be reached',
  )
})

test('names a mismatching lockfile and the remedy', () => {
  expect(describeInstallFailure('npm error code EUSAGE\nnpm error')).toContain('Run npm install')
})

test("falls back to npm's first error line", () => {
  const output =
    'npm warn deprecated x\nnpm error code ENOSPC\nnpm error no space left\nnpm error y'
  expect(describeInstallFailure(output)).toBe('Packages could not be installed: no space left')
  expect(describeInstallFailure('')).toContain('without a reason')
})
