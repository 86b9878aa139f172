import { expect, test } from '@jest/globals'
import { isOrderId } from './employee.ts'
import { isUserId, knownId } from './fields.ts'
import { isDocumentId } from './user/documents.ts'

const outsidePaths = ['', '.', '..', 'a/b', 'a%2fb', 'a b', 'a\n', 'é']

test.each<[string, (id: string) => boolean, string[], string[]]>([
  ['user', isUserId, ['71001', 'A-1', 'x'.repeat(40)], [...outsidePaths, 'a_b', 'x'.repeat(41)]],
  ['order', isOrderId, ['0', 'A-1', 'x'.repeat(40)], [...outsidePaths, 'a_b', 'x'.repeat(41)]],
  [
    'document',
    isDocumentId,
    ['1', 'A_b-1', 'x'.repeat(64)],
    // '0' stands for none.
    [...outsidePaths, '0', '-1', '_a', 'x'.repeat(65)],
  ],
])('the id of a %s is a path segment', (_case, isId, valid, invalid) => {
  expect(valid.filter((id) => !isId(id))).toEqual([])
  expect(invalid.filter(isId)).toEqual([])
})

test('an id of a user may be a number, or missing', () => {
  expect([isUserId(71001), isUserId(1.5), isUserId(undefined)]).toEqual([true, false, false])
})

test.each([0, '0', '000', '', undefined])('the id %j stands for none', (id) => {
  expect([knownId(id), isUserId(id)]).toEqual([null, false])
})
