import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { installFileDownloads } from '../../testing/file-downloads.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { showPart } = await import('../../testing/show-page.tsx')
const { AttachmentButton } = await import('./attachment-button.tsx')

const request = 'POST /api/notifications/17/attachment'
const file = () =>
  new Response('%PDF', {
    headers: { 'content-disposition': "attachment; filename*=UTF-8''Holiday%20pay.pdf" },
  })
const { requests, replies, hold } = installFakeGateway()
const saved = installFileDownloads()

beforeEach(async () => {
  requests.length = saved.length = 0
  replies.clear()
  replies.set(request, file)
  await showPart(<AttachmentButton id="17" name="Holiday pay.pdf" />)
})
afterEach(cleanup)

test('saves the file under its name, and announces it', async () => {
  await press(/Holiday pay/)
  expect(saved.map(({ name }) => name)).toEqual(['Holiday pay.pdf'])
  expect(screen.getByRole('status').textContent).toBe('“Holiday pay.pdf” has been downloaded.')
  const release = hold(request)
  await press(/Holiday pay/)
  expect(screen.getByRole('status').textContent).toBe('')
  await release(file())
  expect(screen.getByRole('status').textContent).toBe('“Holiday pay.pdf” has been downloaded.')
})

test('announces the name that the gateway has given the file', async () => {
  replies.set(
    request,
    () =>
      new Response('%PDF', {
        headers: { 'content-disposition': "attachment; filename*=UTF-8''pay.exe.pdf" },
      }),
  )
  await press(/Holiday pay/)
  expect(screen.getByRole('status').textContent).toBe('“pay.exe.pdf” has been downloaded.')
})

test('ignores a second press while the file is downloaded', async () => {
  const release = hold(request)
  await press(/Holiday pay/)
  const button = screen.getByRole('button', { name: 'Download: One moment, please' })
  expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', 'true'])
  expect(button.dataset.track).toBe('download-attachment')
  await act(async () => fireEvent.click(button))
  await release(file())
  expect(requests).toEqual([request])
  expect(saved).toHaveLength(1)
})

test('shows a failure instead of saving, and saves on retry', async () => {
  replies.set(request, () => rejectWith('internal'))
  await press(/Holiday pay/)
  expect(screen.getByRole('alert').textContent).toContain('ABCD-1234')
  expect(saved).toEqual([])
  replies.set(request, file)
  await press(/Try again/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(saved).toHaveLength(1)
})

test('shows a failure when the file breaks off', async () => {
  replies.set(
    request,
    () =>
      new Response(
        new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }),
      ),
  )
  await press(/Holiday pay/)
  expect(screen.getByRole('alert').textContent).toContain('We could not reach the portal')
  expect(saved).toEqual([])
})
