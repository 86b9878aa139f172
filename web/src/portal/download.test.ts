import { downloadDocument } from '@gatehouse/contracts/portal/documents'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { installFakeBroadcastChannel } from '../testing/fake-broadcast-channel.ts'
import { installFakeGateway } from '../testing/fake-gateway.ts'
import type { DownloadProgress } from './download.ts'

installFakeBroadcastChannel()
const { download } = await import('./download.ts')
const { useActivity } = await import('./activity.ts')
const { replies } = installFakeGateway()
let saved: Blob[]

beforeEach(() => {
  saved = []
  // jsdom has no object URLs and follows no links.
  const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
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
  expect(saved.map(({ size, type }) => [size, type])).toEqual([[8, 'application/pdf']])
})

test.each<Record<string, string>>([{}, { 'content-length': '5', 'content-encoding': 'gzip' }])(
  'reports bytes with the headers %o',
  async (headers) => {
    expect(await progressWith(headers)).toEqual([{ bytes: 4 }, { bytes: 8 }])
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
  let downloading: Promise<void> | undefined
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
