import { downloadDocument } from '@gatehouse/contracts/portal/documents'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import { installFileDownloads, type SavedFile } from '../testing/file-downloads.ts'
import { useActivity } from './activity.ts'
import type { DownloadProgress } from './download.ts'
import { download } from './download.ts'

const { replies } = installFakeGateway()
let saved: SavedFile[]

beforeEach(() => {
  saved = installFileDownloads()
})
afterEach(() => {
  jest.useRealTimers()
})

/** Downloads '%PDF-1.4' in two parts. */
async function progressWith(headers: Record<string, string>) {
  const encoder = new TextEncoder()
  const body = () =>
    new ReadableStream({
      start(controller) {
        for (const part of ['%PDF', '-1.4']) controller.enqueue(encoder.encode(part))
        controller.close()
      },
    })
  replies.set('GET /api/documents/7/file', () => new Response(body(), { headers }))
  const reports: DownloadProgress[] = []
  await download(downloadDocument, { params: { id: '7' } }, (progress) => reports.push(progress))
  return reports
}

test('reports percent of the length, and saves all parts with their type', async () => {
  const headers = { 'content-length': '8', 'content-type': 'application/pdf' }
  expect(await progressWith(headers)).toEqual([
    { bytes: 4, percent: 50 },
    { bytes: 8, percent: 100 },
  ])
  expect(saved.map(({ blob }) => [blob.size, blob.type])).toEqual([[8, 'application/pdf']])
})

test('reports whole percent, 100 once all is there', async () => {
  expect(await progressWith({ 'content-length': '9' })).toEqual([
    { bytes: 4, percent: 44 },
    { bytes: 8, percent: 88 },
  ])
})

test.each<Record<string, string>>([
  {},
  { 'content-length': '5', 'content-encoding': 'gzip' },
  { 'content-length': '5', 'content-encoding': 'br' },
])('reports bytes with the headers %o', async (headers) => {
  expect(await progressWith(headers)).toEqual([{ bytes: 4 }, { bytes: 8 }])
  expect(saved.map(({ blob }) => blob.type)).toEqual([''])
})

test.each(['text/html', 'Text/HTML; charset=utf-8'])(
  'the page of a proxy is not saved as the file: %s',
  async (type) => {
    await expect(progressWith({ 'content-type': type })).rejects.toThrow('unreachable')
    expect(saved).toEqual([])
  },
)

test('counts as activity until the last part has arrived', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async pull(controller) {
      await finished
      controller.close()
    },
  })
  replies.set('GET /api/documents/7/file', () => new Response(body))
  const { result } = renderHook(() => useActivity())
  let downloading: Promise<string> | undefined
  await act(async () => {
    downloading = download(downloadDocument, { params: { id: '7' } })
  })
  expect(result.current).toBe(true)
  await act(async () => {
    finish()
    await downloading
  })
  expect(result.current).toBe(false)
})

test.each([
  ["attachment; filename*=UTF-8''A%C3%B1o%20%281%29.pdf", 'Año (1).pdf'],
  [`attachment; filename="Ano.pdf"; filename*=UTF-8''A%C3%B1o.pdf; size=9`, 'Año.pdf'],
  ['', 'file'],
])('with the content disposition %j the file is named %s', async (disposition, name) => {
  await progressWith({ 'content-disposition': disposition })
  expect(saved.map((file) => file.name)).toEqual([name])
})

test('gives a large file 90 seconds, and the browser 10 to begin saving it', async () => {
  const revoked = jest.fn()
  Object.assign(URL, { revokeObjectURL: revoked })
  let signal: AbortSignal | null | undefined
  globalThis.fetch = async (_address, init) => {
    signal = init?.signal
    return new Response('%PDF')
  }
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  await download(downloadDocument, { params: { id: '7' } })
  jest.advanceTimersByTime(9_999)
  expect(revoked).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(revoked).toHaveBeenCalledWith('blob:1')
  jest.advanceTimersByTime(79_999)
  expect(signal?.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  expect(signal?.aborted).toBe(true)
})
