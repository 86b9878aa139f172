import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { clearCache, clearCacheExcept } from './use-read.ts'
import { useSessionState } from './use-session-state.ts'

const use = (name = 'saved') => renderHook(() => useSessionState(name, 'none')).result

afterEach(cleanup)

test('outlives its page and a change of company, but not the session', async () => {
  const first = use()
  expect(first.current[0]).toBe('none')
  act(() => first.current[1]('kept'))
  expect([first.current[0], use('other').current[0]]).toEqual(['kept', 'none'])
  cleanup()
  expect(use().current[0]).toBe('kept')
  act(() => clearCacheExcept(readSession, {}))
  expect(use().current[0]).toBe('kept')
  await act(() => clearCache())
  expect(use().current[0]).toBe('none')
})
