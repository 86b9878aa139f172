import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { passTime } from '../../../testing/pass-time.ts'
import { signIn } from '../../../testing/show-page.tsx'
import { useAutosave } from './use-autosave.ts'

const { requests, replies } = installFakeGateway()

const save = 'PUT /api/jobs/1001/application'
const draft = { step: 'personal' as const, values: {} as ApplicationValues }
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  jest.useFakeTimers()
  requests.length = 0
  replies.set(save, () => Response.json({}))
})
afterEach(() => {
  cleanup()
  setVisibility('visible')
  jest.useRealTimers()
})

function open() {
  const { result, unmount } = renderHook(() => useAutosave('1001', false))
  const [autosave] = result.current
  return { autosave, unmount }
}

test.each([
  ['hidden', () => setVisibility('hidden')],
  ['left for another site', () => window.dispatchEvent(new Event('pagehide'))],
  ['left for another page of the portal', () => cleanup()],
])('saves at once what is unsaved when the page is %s', async (_case, leave) => {
  const { autosave } = open()
  autosave.change(draft)
  setVisibility('visible')
  expect(requests).toEqual([])
  await act(async () => leave())
  expect(requests).toEqual([save])
  expect(autosave.pending()).toBeUndefined()
})

test('a form that was left saves no more when the page is hidden', async () => {
  const { autosave, unmount } = open()
  unmount()
  autosave.change(draft)
  await act(async () => setVisibility('hidden'))
  window.dispatchEvent(new Event('pagehide'))
  expect(requests).toEqual([])
  autosave.discard()
})

test('asks before the page is left while a save is retried, and no more once it is saved', async () => {
  const { autosave, unmount } = open()
  autosave.change(draft)
  expect(mayLeave()).toBe(true)
  replies.delete(save)
  await passTime(1000)
  expect(mayLeave()).toBe(false)
  replies.set(save, () => Response.json({}))
  await passTime(2000)
  expect(mayLeave()).toBe(true)
  replies.delete(save)
  autosave.change(draft)
  await passTime(1000)
  expect(mayLeave()).toBe(false)
  unmount()
  expect(mayLeave()).toBe(true)
  autosave.discard()
})

test('a form that is rendered once more after the end of its session stays that of its user', async () => {
  await act(() => signIn({ key: 'maria' }))
  const { result, rerender } = renderHook(() => useAutosave('1001', true))
  const [autosave] = result.current
  await act(() => signIn({ key: 'james' }))
  rerender()
  expect(result.current[0]).toBe(autosave)
})
