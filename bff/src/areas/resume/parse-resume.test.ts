import { uploadResume } from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import type { Call } from '../../upstream/client.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { parseResume, toResume } from './parse-resume.ts'

const owner = { brand: 'arna', eRecruitId: '0', isNewCandidate: true }
const file = { name: 'a.txt', type: 'text/plain', content: Buffer.from('a') }

const parseWith = (error: unknown) =>
  parseResume((() => Promise.reject(error)) as unknown as Call, owner, file)
const timeoutOf = (cause?: object) => new UpstreamError(uploadResume, 'timeout', { cause })

test('an application goes on without a résumé whose parsing takes too long', async () => {
  expect(await parseWith(timeoutOf())).toBeUndefined()
})

test.each([
  ['was never sent', timeoutOf({ code: 'UND_ERR_CONNECT_TIMEOUT' })],
  ['is refused', new UpstreamError(uploadResume, 'refused', { status: 503 })],
  ['fails in the gateway', new TypeError('no file')],
])('a résumé that %s may be tried again', async (_case, error) => {
  await expect(parseWith(error)).rejects.toBe(error)
})

test.each([
  [undefined, 'timeout', false],
  [{}, 'parsed', false],
  [{ ResumeFileStoreId: 7 }, 'parsed', true],
  [{ ResumeFileStoreId: '0' }, 'parsed', false],
  [{ ResumeFileStoreId: 7, ParseNoData: true }, 'no-data', true],
  [{ ParseFailed: true, ParseNoData: true }, 'parse-failed', false],
])('the reply %j is %s, taken: %s', (parsed, outcome, isTaken) => {
  expect(toResume('a.txt', parsed)).toEqual({ name: 'a.txt', outcome, isTaken })
})
