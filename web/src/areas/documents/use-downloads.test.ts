import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { installFileDownloads } from '../../testing/file-downloads.ts'

installFileDownloads()
const { requests, replies } = installFakeGateway()
const { onSessionChange } = await import('../../portal/signed-out.ts')
const { useDownloads } = await import('./use-downloads.ts')

const request = (id: string) => `GET /api/documents/${id}/file`
const file = () => new Response('PDF')

/** Downloads that end when they are told to. */
function holdDownloads(...ids: string[]) {
  const ends = new Map<string, (response: Response) => void>()
  for (const id of ids)
    replies.set(request(id), () => new Promise<Response>((resolve) => ends.set(id, resolve)))
  return (id: string, response: Response) => act(async () => ends.get(id)?.(response))
}

beforeEach(() => {
  requests.length = 0
  replies.clear()
})
afterEach(cleanup)

const show = () => renderHook(() => useDownloads()).result

test('documents are downloaded at the same time, each once; the last to start or end is the latest', async () => {
  const end = holdDownloads('a', 'b')
  const downloads = show()
  expect(downloads.current.latestId).toBeNull()
  for (const id of ['a', 'b', 'a']) await act(async () => downloads.current.start(id))
  expect(requests).toEqual([request('a'), request('b')])
  expect(downloads.current.latestId).toBe('b')
  await end('a', file())
  await waitFor(() => expect(downloads.current.stateOf('a')).toEqual({ isSaved: true }))
  expect(downloads.current.latestId).toBe('a')
  expect(downloads.current.stateOf('b')).toMatchObject({ progress: { bytes: 0 } })
  await end('b', file())
  await waitFor(() => expect(downloads.current.latestId).toBe('b'))
  expect(downloads.current.stateOf(null)).toEqual({})
})

test('a failure is told until the next download of that document', async () => {
  replies.set(request('a'), () => rejectWith('upstream-unreachable'))
  const downloads = show()
  await act(async () => downloads.current.start('a'))
  await waitFor(() => expect(downloads.current.stateOf('a').error).toBeDefined())
  replies.set(request('a'), file)
  await act(async () => downloads.current.start('a'))
  await waitFor(() => expect(downloads.current.stateOf('a')).toEqual({ isSaved: true }))
  await act(async () => downloads.current.start('a'))
  expect(requests).toHaveLength(3)
})

test('a session that has ended is left, and is no failure of the download', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(request('a'), () => rejectWith('not-signed-in'))
  const downloads = show()
  await act(async () => downloads.current.start('a'))
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(downloads.current.stateOf('a')).toEqual({}))
  undo()
})
