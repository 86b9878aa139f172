import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import {
  FakeUploadRequest,
  installFakeUploadRequest,
} from '../../../../testing/fake-upload-request.ts'

installFakeUploadRequest()
const { uploadToDraft } = await import('./upload-to-draft.ts')

test('uploads even if the draft could not be saved before', async () => {
  const save = () => Promise.reject(new Error('not saved'))
  const file = new File(['Rosa Delgado'], 'rosa.txt')
  const options = { onProgress() {}, signal: new AbortController().signal }
  const uploaded = uploadToDraft({ jobId: '1001', save }, file, options)
  await waitFor(() => expect(FakeUploadRequest.newest.send).toHaveBeenCalledTimes(1))
  FakeUploadRequest.newest.reply(200, { state: 'open' })
  expect(await uploaded).toEqual({ state: 'open' })
})

test('uploads once the draft is saved: the résumé fills what is empty in it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const before = FakeUploadRequest.newest
  const file = new File(['Rosa Delgado'], 'rosa.txt')
  const options = { onProgress() {}, signal: new AbortController().signal }
  const uploaded = uploadToDraft({ jobId: '1001', save: () => promise }, file, options)
  await new Promise((done) => setTimeout(done))
  expect(FakeUploadRequest.newest).toBe(before)
  resolve()
  await waitFor(() => expect(FakeUploadRequest.newest).not.toBe(before))
  await waitFor(() => expect(FakeUploadRequest.newest.send).toHaveBeenCalledTimes(1))
  FakeUploadRequest.newest.reply(200, { state: 'open' })
  await uploaded
})
