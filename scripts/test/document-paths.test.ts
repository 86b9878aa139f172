import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const path =
  /(?<![\w./-])(?:bff|contracts|mocks|scripts|web)\/[\w./-]+\.(?:css|html|json|mjs|md|tsx?)\b/g
const untracked = /^(?:bff|web)\/dist\/|\/node_modules\//

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

test.each(documents)('%s names files that exist', (document) => {
  const named = readFileSync(document, 'utf8').match(path) ?? []
  expect(named.filter((one) => !untracked.test(one) && !existsSync(one))).toEqual([])
})
