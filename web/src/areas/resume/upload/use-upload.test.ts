import { File as NodeFile } from 'node:buffer'
import { uploadProfileResume } from '@gatehouse/contracts/portal/profile'
import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { UploadOptions } from '../../../portal/upload.ts'
import {
  FakeUploadRequest,
  installFakeUploadRequest,
} from '../../../testing/fake-upload-request.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { setSettings } from '../../../testing/set-settings.ts'

installFakeUploadRequest()
setSettings({ resumeMaxBytes: 100 })
const { useUpload } = await import('./use-upload.ts')
const { onSessionChange } = await import('../../../portal/signed-out.ts')
const { upload } = await import('../../../portal/upload.ts')

const fileOf = (name: string, content = 'Rosa Delgado') =>
  new NodeFile([content], name) as unknown as File
const resume = fileOf('rosa.txt')
const onUploaded = jest.fn()

beforeEach(() => {
  send.mockClear()
  onUploaded.mockClear()
})
afterEach(cleanup)

const send = jest.fn((file: File, options: UploadOptions) =>
  upload(uploadProfileResume, { file }, options),
)
const render = () => renderHook(() => useUpload({ send, onUploaded }))

/** Starts an upload, up to its request. */
async function start(file = resume) {
  const { result, unmount } = render()
  let sending: Promise<void> = Promise.resolve()
  await act(async () => {
    sending = result.current.send(file)
  })
  const request = FakeUploadRequest.newest
  await waitFor(() => expect(request.send).toHaveBeenCalledTimes(1))
  return { result, unmount, request, sending }
}

test('shows the progress, then hands over the reply', async () => {
  const { result, request } = await start()
  act(() => request.upload.onprogress?.({ loaded: 1, total: 2 }))
  expect(result.current.state).toEqual({ phase: 'uploading', name: 'rosa.txt', percent: 50 })
  await act(async () => request.reply(200, { found: {} }))
  expect(onUploaded).toHaveBeenCalledWith({ found: {} })
  expect(result.current.state).toEqual({ phase: 'idle', file: resume })
})

test('ignores a second file while one is uploaded', async () => {
  const { result, request } = await start()
  await act(() => result.current.send(fileOf('other.txt')))
  expect(FakeUploadRequest.newest).toBe(request)
  expect(result.current.state).toMatchObject({ name: 'rosa.txt' })
})

test.each([
  ['type', fileOf('rosa.exe')],
  ['empty', fileOf('rosa.txt', '')],
  ['large', fileOf('rosa.txt', 'x'.repeat(101))],
])('does not send a file that fails the check: %s', async (failure, file) => {
  const { result } = render()
  await act(() => result.current.send(file))
  expect(result.current.state).toEqual({ phase: 'failed', failure, file })
  expect(send).not.toHaveBeenCalled()
})

test.each<[ProblemCode, string]>([
  ['file-refused', 'refused'],
  ['pdf-active', 'active'],
  ['file-protected', 'protected'],
  ['file-macros', 'macros'],
  ['file-infected', 'infected'],
  ['file-empty', 'empty'],
  ['draft-expired', 'expired'],
  ['already-sent', 'expired'],
  ['rate-limited', 'limited'],
  ['scan-unavailable', 'failed'],
  ['too-large', 'large'],
  ['internal', 'failed'],
])('%s is shown as “%s”', async (code, failure) => {
  const { result, request } = await start()
  const problem = problemOf(code)
  await act(async () => request.reply(problem.status, problem))
  expect(result.current.state).toMatchObject({ phase: 'failed', failure, file: resume })
})

test('fails without a reply, and can be sent again', async () => {
  const { result, request } = await start()
  await act(async () => request.reply(0, ''))
  expect(result.current.state).toMatchObject({ phase: 'failed', failure: 'failed' })
  await act(async () => void result.current.send(resume))
  await act(async () => FakeUploadRequest.newest.reply(200, {}))
  expect(result.current.state).toEqual({ phase: 'idle', file: resume })
})

test('Cancel aborts the request, and is no failure', async () => {
  const { result, request } = await start()
  await act(async () => result.current.cancel())
  expect(request.abort).toHaveBeenCalledTimes(1)
  expect(result.current.state).toMatchObject({ phase: 'failed', failure: 'cancelled' })
  expect(onUploaded).not.toHaveBeenCalled()
})

test('leaving the page aborts the request', async () => {
  const { unmount, request, sending } = await start()
  unmount()
  await sending
  expect(request.abort).toHaveBeenCalledTimes(1)
  expect(onUploaded).not.toHaveBeenCalled()
})

test('a session that has ended leads to the sign-in page, not to a failure', async () => {
  const onSignedOut = jest.fn()
  const restore = onSessionChange(onSignedOut)
  const { result, request } = await start()
  const problem = problemOf('not-signed-in')
  await act(async () => request.reply(problem.status, problem))
  restore()
  expect(onSignedOut).toHaveBeenCalledTimes(1)
  expect(result.current.state.phase).toBe('uploading')
  expect(onUploaded).not.toHaveBeenCalled()
})
