import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { PortalError } from '../portal/portal-error.ts'
import { onSessionChange } from '../portal/signed-out.ts'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { useAction } from './use-action.ts'

afterEach(cleanup)

test('is busy until the action has settled', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { result } = renderHook(() => useAction(() => promise))
  act(() => result.current.run())
  expect(result.current.busy).toBe(true)
  await act(async () => resolve())
  expect(result.current).toMatchObject({ busy: false, error: undefined })
})

test('ignores a second call while the first one runs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const action = jest.fn((_name: string) => promise)
  const { result } = renderHook(() => useAction(action))
  act(() => {
    result.current.run('first')
    result.current.run('second')
  })
  expect(action.mock.calls).toEqual([['first']])
  await act(async () => resolve())
  await act(async () => result.current.run('third'))
  expect(action.mock.calls).toEqual([['first'], ['third']])
})

test('holds the error until the next call', async () => {
  const failure = new PortalError(undefined)
  let fails = true
  const { result } = renderHook(() =>
    useAction(async () => {
      if (fails) throw failure
    }),
  )
  await act(async () => result.current.run())
  expect(result.current).toMatchObject({ busy: false, error: failure })
  fails = false
  await act(async () => result.current.run())
  expect(result.current.error).toBeUndefined()
})

test('does not hold an error that its handler has shown', async () => {
  const { result } = renderHook(() =>
    useAction(
      () => Promise.reject(new PortalError(undefined)),
      () => true,
    ),
  )
  await act(async () => result.current.run())
  expect(result.current).toMatchObject({ busy: false, error: undefined })
})

test.each<[string, ProblemCode, number]>([
  ['leaves the page when the session has ended', 'not-signed-in', 1],
  ['stays when the user cancels the step-up', 'step-up-required', 0],
])('%s, without an error', async (_name, code, left) => {
  const leave = jest.fn()
  onSessionChange(leave)
  const handleError = jest.fn(() => false)
  const { result } = renderHook(() =>
    useAction(() => Promise.reject(portalErrorOf(code)), handleError),
  )
  await act(async () => result.current.run())
  expect(leave).toHaveBeenCalledTimes(left)
  expect(handleError).not.toHaveBeenCalled()
  expect(result.current).toMatchObject({ busy: false, error: undefined })
})
