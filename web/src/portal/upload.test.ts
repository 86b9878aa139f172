import { File as NodeFile } from 'node:buffer'
import { uploadResume } from '@gatehouse/contracts/portal/application'
import {
  botTokenHeader,
  companyHeader,
  csrfHeader,
  personHeader,
  visitHeader,
} from '@gatehouse/contracts/request-headers'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { FakeUploadRequest, installFakeUploadRequest } from '../testing/fake-upload-request.ts'
import { useActivity } from './activity.ts'
import { PortalError } from './portal-error.ts'
import { onCompanyChange, setShownCompany } from './shown-company.ts'
import { setShownPerson } from './shown-person.ts'
import { upload } from './upload.ts'

installFakeUploadRequest()
// FormData is Node's, so that the file must be, too.
const file = new NodeFile(['Rosa Delgado'], 'rosa.txt') as unknown as File
const controller = () => new AbortController()
let progress: number[]

beforeEach(() => {
  progress = []
})
afterEach(() => {
  jest.useRealTimers()
})

async function start(signal = controller().signal, more: { perCompany?: true } = {}) {
  const uploading = upload(
    { ...uploadResume, ...more },
    { params: { id: '1001' }, file },
    { onProgress: (percent) => progress.push(percent), signal },
  )
  uploading.catch(() => undefined)
  // The bot token is asynchronous.
  await Promise.resolve()
  await Promise.resolve()
  return { uploading, request: FakeUploadRequest.newest }
}

test('sends the file as a form, with the CSRF header, a bot token and the visit', async () => {
  const { uploading, request } = await start()
  expect(request.opened).toEqual(['POST', '/api/jobs/1001/application/resume'])
  expect(request.headers).toEqual({
    [csrfHeader]: '1',
    [botTokenHeader]: expect.stringMatching(/^portal-/),
    [visitHeader]: sessionStorage.getItem('gatehouse.visit'),
  })
  const sent = request.send.mock.calls[0]?.[0].get('file') as File
  expect([sent.name, await sent.text()]).toEqual(['rosa.txt', 'Rosa Delgado'])
  request.reply(200, { state: 'open' })
  expect(await uploading).toEqual({ state: 'open' })
})

test('reports the progress in whole percent, and 100 once all is sent', async () => {
  const { request } = await start()
  request.upload.onprogress?.({ loaded: 0, total: 0 })
  request.upload.onprogress?.({ loaded: 2, total: 3 })
  request.upload.onload?.()
  expect(progress).toEqual([0, 66, 100])
  request.reply(200, {})
})

test('counts as activity until the reply is there', async () => {
  const { result } = renderHook(useActivity)
  const { uploading, request } = await act(() => start())
  request.upload.onload?.()
  expect(result.current).toBe(true)
  await act(async () => {
    request.reply(200, {})
    await uploading
  })
  expect(result.current).toBe(false)
})

test('throws the problem of the reply', async () => {
  const { uploading, request } = await start()
  request.reply(422, { code: 'file-refused', status: 422, reference: 'ABCD-1234' })
  const error = await uploading.catch((thrown) => thrown)
  expect(error).toBeInstanceOf(PortalError)
  expect(error.is('file-refused')).toBe(true)
})

test('tells the person that the tab shows, and reports that another one is signed in', async () => {
  const onReplaced = jest.fn()
  setShownPerson({ key: 'maria', onReplaced })
  const { uploading, request } = await start()
  setShownPerson(undefined)
  expect(request.headers[personHeader]).toBe('maria')
  request.reply(409, { code: 'person-changed', status: 409, reference: 'ABCD-1234' })
  await expect(uploading).rejects.toThrow('person-changed')
  expect(onReplaced).toHaveBeenCalledTimes(1)
})

test('tells the company that the tab shows, and reports company-changed as a refused write', async () => {
  const follow = jest.fn(async (_isWrite: boolean) => {})
  const undo = onCompanyChange(follow)
  setShownCompany('arna')
  const { uploading, request } = await start(undefined, { perCompany: true })
  setShownCompany(undefined)
  expect(request.headers[companyHeader]).toBe('arna')
  request.reply(409, { code: 'company-changed', status: 409, reference: 'ABCD-1234' })
  await expect(uploading).rejects.toThrow('company-changed')
  undo()
  expect(follow.mock.calls).toEqual([[true]])
})

test.each<[string, number, string]>([
  ['without a reply', 0, ''],
  ['when the reply is not JSON', 200, '<html>'],
  ['when the problem is not JSON', 413, '<html>'],
  ['when the problem is of a proxy', 502, 'null'],
  ['when the problem is of a balancer', 504, '{"message":"Endpoint request timed out"}'],
])('throws a PortalError without a problem %s', async (_case, status, body) => {
  const { uploading, request } = await start()
  request.reply(status, body)
  const error = await uploading.catch((thrown) => thrown)
  expect(error).toBeInstanceOf(PortalError)
  expect(error.problem).toBeUndefined()
})

test('aborts the request when the caller does', async () => {
  const caller = controller()
  const { uploading, request } = await start(caller.signal)
  caller.abort()
  expect(request.abort).toHaveBeenCalledTimes(1)
  await expect(uploading).rejects.toThrow('unreachable')
})

test('sends nothing when the caller has aborted before', async () => {
  const caller = controller()
  caller.abort()
  const { uploading, request } = await start(caller.signal)
  await expect(uploading).rejects.toThrow('unreachable')
  expect(request.send).not.toHaveBeenCalled()
})

test('waits 90 seconds for the reply, from the last byte on', async () => {
  jest.useFakeTimers()
  const { uploading, request } = await start()
  jest.advanceTimersByTime(600_000)
  request.upload.onload?.()
  jest.advanceTimersByTime(89_999)
  expect(request.abort).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(request.abort).toHaveBeenCalledTimes(1)
  await expect(uploading).rejects.toThrow('unreachable')
})
