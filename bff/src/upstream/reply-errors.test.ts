import { expect, test } from '@jest/globals'
import {
  holdsData,
  isBlank,
  isErrorMessage,
  isSuccessWord,
  successFlagsOf,
  tellsOfError,
  tellsOfFailure,
} from './reply-errors.ts'

test.each([
  ['An error has occurred.', true],
  ['ERROR 17', true],
  ['An unexpected exception occurred', true],
  ['Authorization has been denied for this request.', true],
  ['No error', false],
  ['Saved without errors', false],
  ['Saved without any error', false],
  ['Without any exceptions', false],
  ['No error, but an exception', true],
  ['Saved', false],
  ['The terror', false],
  [7, false],
  [undefined, false],
])('%j is the message of an error: %p', (message, isError) => {
  expect(isErrorMessage(message)).toBe(isError)
})

test.each([
  'Errors: 2',
  'an exception',
  'Access denied',
  'Failed',
  'Failure of the bank',
  'Invalid routing number',
  'Incorrect account',
  'The token has expired',
  'Unable to save',
  'You cannot change this',
  'You can not change this',
  'No',
  'Not saved',
])('%j tells of a failure', (message) => {
  expect(tellsOfFailure(message)).toBe(true)
})

test.each(['Saved', 'No errors', 'without error', 'Noted', 'Notice saved', 'Validated', ''])(
  '%j tells of none',
  (message) => {
    expect(tellsOfFailure(message)).toBe(false)
  },
)

test.each(['ok', 'OK.', 'True', 'success', 'Success!', 'done', 'saved', 'Updated.'])(
  '%j is a word of success',
  (word) => {
    expect(isSuccessWord(word)).toBe(true)
  },
)

test.each(['not ok', 'ok then', 'unsaved', 'okay', '', true, 1])('%j is none', (word) => {
  expect(isSuccessWord(word)).toBe(false)
})

test('the flags of success are all those so named, as flags', () => {
  const fields = { success: 'true', IsSuccess: 0, Success: null, successful: true, id: 1 }
  expect(successFlagsOf(fields)).toEqual([true, false, null])
})

test.each([
  ['IsSuccess', 'false', true],
  ['success', 0, true],
  ['success', 1, false],
  ['success', '', false],
  ['isDuplicate', 'true', true],
  ['Duplicates', 1, true],
  ['isDuplicate', false, false],
  ['isDuplicate', [{ id: 1 }], false],
  ['ErrorCode', 'E17', true],
  ['errors', [], false],
  ['errors', [{ field: null }], false],
  ['errors', { bank: ['closed'] }, true],
  ['modelState', { bank: ['closed'] }, true],
  ['exceptionType', '', false],
  ['message', 'Not saved', true],
  ['Message', 'Saved', false],
  ['warning', 'Account expired', true],
  ['title', 'Invalid input', true],
  ['detail', 'denied', true],
  ['statusCode', 'failed', true],
  ['subtitle', 'Invalid input', false],
  ['name', 'No Name', false],
  ['result', { inner: { Success: false } }, true],
  ['result', { inner: { Success: true } }, false],
])('%s %j tells of an error: %p', (name, field, tells) => {
  expect(tellsOfError([name, field])).toBe(tells)
})

test.each([
  ['id', 7, true],
  ['id', 0, false],
  ['list', [], false],
  ['list', ['', { a: null }], false],
  ['list', ['', { a: 'b' }], true],
  ['success', true, false],
  ['message', 'Saved', false],
  ['errorCode', 'E17', false],
  ['traceId', 'x', false],
  ['type', 'x', false],
  ['statusCode', 200, false],
  ['details', 'x', false],
  ['code', 'x', false],
  ['codes', 'x', true],
  ['modelState', { a: 1 }, false],
])('%s %j is data: %p', (name, field, isData) => {
  expect(holdsData([name, field])).toBe(isData)
})

test.each([
  [null, true],
  [{}, true],
  [{ a: [{ b: '' }] }, true],
  [{ a: [{ b: 'c' }] }, false],
  ['a', false],
])('%j is blank: %p', (field, blank) => {
  expect(isBlank(field)).toBe(blank)
})
