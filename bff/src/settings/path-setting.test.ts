import { expect, test } from '@jest/globals'
import { operationPaths, pathsBy } from './path-setting.ts'

const byPage = pathsBy({ paychecks: '/sign-in?page=paychecks', 'w2-forms': '/w2' })

test('replaces the path of one page, and keeps the others', () => {
  expect(byPage('{"paychecks": "/psp/?cmd=login"}')).toEqual({
    paychecks: '/psp/?cmd=login',
    'w2-forms': '/w2',
  })
})

test('reads paths of any operation, and credentials of an assumed one', () => {
  const given = {
    getContent: '/v2/Content',
    getCandidate: { path: '/Candidates/:id/:brandId.json' },
    send2FA: { path: '/User/Code', as: 'service' },
    jobApplyCheck: { as: 'caller' },
  }
  expect(operationPaths(JSON.stringify(given))).toEqual({
    ...given,
    getContent: { path: '/v2/Content' },
  })
})

test('tells all that is wrong at once', () => {
  const wrong = {
    getContents: '/a',
    getContent: 'v2/Content',
    jobDetails: '/jobs/:brandId/:jobId',
    send2FA: { path: '/a', As: 'service' },
  }
  expect(() => operationPaths(JSON.stringify(wrong))).toThrow(
    [
      'getContents is no operation',
      'getContent must be a path that begins with one /, in ASCII without spaces and #',
      'jobDetails lacks the parameter :id',
      'jobDetails has no parameter :jobId',
      'send2FA has an unknown field As',
    ].join('; '),
  )
})

test.each([
  ['{"getContent": "//elsewhere.test"}', 'begins with one /'],
  ['{"getContent": "/a b"}', 'without spaces'],
  ['{"getContent": "/a#b"}', 'without spaces and #'],
  ['{"getContent": null}', 'must be a path'],
  ['{"getContent": {"path": 1}}', 'must be a path'],
  ['{"jobDetails": "/:brandId/:id?full=1"}', 'has no parameter :id?'],
  ['{"__proto__": "/a"}', '__proto__ is no operation'],
  ['{"logout": {"as": "service"}}', 'must be called as caller'],
  ['{"send2FA": {"as": "anonymous"}}', 'must be called as caller or service'],
  ['{"showPin": {"as": "caller"}}', 'must be called as service'],
  ['{"getPaychecks": {"as": "service"}}', 'must be called as payroll'],
  ['["/a"]', 'must be a JSON object'],
  ['/a', 'JSON'],
])('of operations: rejects %s', (value, message) => {
  expect(() => operationPaths(value)).toThrow(message)
})

test.each([
  ['{"paycheck": "/a"}', 'paycheck is none of paychecks, w2-forms'],
  ['{"paychecks": "https://payroll.test"}', 'must be a path'],
  ['{"paychecks": "/a/:id"}', 'has no parameter :id'],
])('of pages: rejects %s', (value, message) => {
  expect(() => byPage(value)).toThrow(message)
})
