import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

test('only commands that build install packages', () => {
  const installing = globSync('scripts/*.mjs').filter(
    (file) =>
      !file.endsWith('.test.mjs') && /\binstallPackages\(\)\n/.test(readFileSync(file, 'utf8')),
  )
  expect(installing.toSorted()).toEqual(
    ['build', 'dev', 'start', 'test'].map((name) => `scripts/${name}.mjs`),
  )
})
