import { expect, test } from '@jest/globals'
import { isInternal, startPath } from './internal-mode.ts'

test.each([
  ['', false, '/'],
  ['?mode=other', false, '/'],
  ['?keyword=mode=internal', false, '/'],
  ['?brandId=xpo&mode=internal', true, '/search-jobs?mode=internal'],
])('with the query %j internal mode is %p, and the start page %s', (search, internal, path) => {
  expect([isInternal(search), startPath(search)]).toEqual([internal, path])
})
