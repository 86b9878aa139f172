import { expect, test } from '@jest/globals'
import { canonicalPath, isPagePath, pagePaths } from './page-paths.ts'

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

test('each path is canonical', () => {
  for (const path of pagePaths) expect(canonicalPath(path)).toBe(path)
})

test.each([
  ['/Search', '/search'],
  ['/SEARCH/1001/', '/search/1001'],
  ['/%73earch-Jobs/a%2Fb', '/search-jobs/a%2Fb'],
  ['/search-jobs/%31001', '/search-jobs/%31001'],
  ['/INFO/recognitionbadge', '/info/RecognitionBadge'],
  ['/timesheets/open/W2', '/timesheets/open/W2'],
  ['/search%2Fx', undefined],
  ['/%search', undefined],
  ['//search', undefined],
  ['/search-jobs//', undefined],
])('%j is spelt %j', (path, expected) => expect(canonicalPath(path)).toBe(expected))
