import * as user from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { createLog } from '../http/log.ts'
import { UpstreamError } from './upstream-error.ts'

const refused = (text: string) =>
  new UpstreamError(user.setUserPassword, 'refused', { status: 400, text })

test.each([
  ['"Too short"', 'Too short'],
  ['{"message":"Too short"}', 'Too short'],
  ['{"Message":" Too short "}', 'Too short'],
  ['Too short', 'Too short'],
])('takes the message of %s', (text, message) =>
  expect(refused(text).upstreamMessage).toBe(message),
)

test.each([
  '',
  '{}',
  'null',
  '[]',
  '{"message":{"text":"Too short"}}',
  '{"message":42}',
  '<html><body>Bad Request</body></html>',
  '"<b>Too short</b>"',
  'x'.repeat(301),
  'at System.Web\nat System.Main',
])('takes no message from %s', (text) => expect(refused(text).upstreamMessage).toBeUndefined())

test('does not log the message', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  log.error({ err: refused('{"message":"Canary"}') }, 'failed')
  expect(lines.join('')).toContain('setUserPassword refused 400')
  expect(lines.join('')).not.toContain('Canary')
})
