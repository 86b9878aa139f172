import { expect, test } from '@jest/globals'
import { resultsPathOf } from './use-results-path.ts'

const visit = { pathname: '/search-jobs/1003', search: '', state: null }

test.each([
  [{ search: '?brandId=xpo' }, undefined, '/search-jobs?brands=xpo'],
  [{}, 'xpo', '/search-jobs?brands=xpo'],
  [{}, 'arna', '/search-jobs'],
  [{ search: '?brandId=nowhere' }, undefined, '/search-jobs'],
  [{ search: '?brandId=arna&mode=internal' }, 'arna', '/search-jobs?mode=internal'],
  [{ pathname: '/search/1003' }, 'xpo', '/search'],
  [{ state: { results: '?keyword=cook' } }, 'arna', '/search-jobs?keyword=cook'],
])('from %j of brand %s, the results are at %s', (more, brand, path) =>
  expect(resultsPathOf({ ...visit, ...more }, brand)).toBe(path),
)
