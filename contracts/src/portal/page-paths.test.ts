import { expect, test } from '@jest/globals'
import { isPagePath, pagePaths } from './page-paths.ts'

test('each page is one', () => {
  for (const path of pagePaths)
    expect([path, isPagePath(path.replace(/:\w+/, '1001'))]).toEqual([path, true])
})

test.each([
  ['/Search-Jobs/', true],
  ['/SEARCH-JOBS/1001', true],
  ['/search-jobs/a%2Fb', true],
  ['/search-jobs/1001/apply', false],
  ['/search-jobs//', false],
  ['/search-jobsx', false],
  ['/x/account', false],
  ['account', false],
  ['', false],
])('%p is a page: %p', (path, expected) => expect(isPagePath(path)).toBe(expected))
