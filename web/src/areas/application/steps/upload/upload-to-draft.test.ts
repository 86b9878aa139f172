import { afterEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import {
  FakeUploadRequest,
  installFakeUploadRequest,
} from '../../../../testing/fake-upload-request.ts'

installFakeUploadRequest()
const { uploadToDraft } = await import('./upload-to-draft.ts')

afterEach(() => {
  jest.useRealTimers()
})

const file = new File(['Rosa Delgado'], 'rosa.txt')
const options = { onProgress() {}, signal: new AbortController().signal }

test('uploads even if the draft could not be saved before', async () => {
  const save = () => Promise.reject(new Error('not saved'))
  const uploaded = uploadToDraft({ jobId: '1001', save }, file, options)
  await waitFor(() => expect(FakeUploadRequest.newest.send).toHaveBeenCalledTimes(1))
  FakeUploadRequest.newest.reply(200, { state: 'open' })
  expect(await uploaded).toEqual({ state: 'open' })
})

test('uploads once the draft is saved: the résumé fills what is empty in it', async () => {
  jest.useFakeTimers()
  const before = FakeUploadRequest.newest
  const save = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))
  const uploaded = uploadToDraft({ jobId: '1001', save }, file, options)
  await jest.advanceTimersByTimeAsync(999)
  expect(FakeUploadRequest.newest).toBe(before)
  await jest.advanceTimersByTimeAsync(1)
  expect(FakeUploadRequest.newest).not.toBe(before)
  const { newest } = FakeUploadRequest
  expect(newest.opened).toEqual(['POST', '/api/jobs/1001/application/resume'])
  expect(newest.send.mock.calls.map(([content]) => [...content.values()])).toEqual([[String(file)]])
  newest.reply(200, { state: 'open' })
  await uploaded
})
