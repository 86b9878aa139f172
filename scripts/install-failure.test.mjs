import { expect, test } from '@jest/globals'
import { describeInstallFailure } from './install-failure.mjs'

test('a registry out of reach is said as such', () => {
  expect(describeInstallFailure('npm error code ECONNREFUSED\nnpm error errno …')).toContain(
    'the package registry cannot be reached',
  )
})

test('a lock that does not fit is said with what to do', () => {
  expect(describeInstallFailure('npm error code EUSAGE\nnpm error')).toContain('Run npm install')
})

test("anything else is said in npm's own first words", () => {
  const output =
    'npm warn deprecated x\nnpm error code ENOSPC\nnpm error no space left\nnpm error y'
  expect(describeInstallFailure(output)).toBe('Packages could not be installed: no space left')
  expect(describeInstallFailure('')).toContain('without a reason')
})
