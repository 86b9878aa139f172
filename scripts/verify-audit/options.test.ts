import { expect, test } from '@jest/globals'
import { readOptions } from './options.ts'

test('takes the files in their order', () => {
  const files = ['audit.log.1', 'audit.log']
  expect(readOptions(files)).toEqual({ files, after: undefined })
})

test.each([
  [[], 'npm run verify-audit -- audit.log.1'],
  [
    ['--afer', '120:HASH', 'audit.log'],
    /Unknown option '--afer'[\s\S]*npm run verify-audit -- audit\.log\.1/,
  ],
  [['--after', '120:short', 'audit.log'], '--after takes a number and a hash'],
])('%j is told: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
