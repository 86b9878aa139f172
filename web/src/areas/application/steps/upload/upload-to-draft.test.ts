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
