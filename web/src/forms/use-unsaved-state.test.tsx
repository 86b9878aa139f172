import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { signIn } from '../testing/show-page.tsx'
import { dirtyForms, resetDirtyForms } from './dirty-forms.ts'
import { storeUnsavedForms } from './store-unsaved-forms.ts'
import { unsavedForms } from './unsaved-forms.ts'
import { useUnsavedState } from './use-unsaved-state.ts'

const show = () => renderHook(() => useUnsavedState<readonly string[]>('schools', []))

beforeEach(() => signIn({ key: 'maria' }))
afterEach(() => {
  cleanup()
  unsavedForms.clear()
})

test('a changed value is unsent input until it is the initial one again', () => {
  const { result } = show()
  expect(dirtyForms.size).toBe(0)
  act(() => result.current.set(['Travis High']))
  expect(dirtyForms.size).toBe(1)
  act(() => result.current.set([]))
  expect(dirtyForms.size).toBe(0)
})

test('is the initial value once the user has agreed to lose it', () => {
  const { result } = show()
  act(() => result.current.set(['Travis High']))
  act(() => resetDirtyForms())
  expect([result.current.value, dirtyForms.size]).toEqual([[], 0])
})

test('outlives the end of the session for the same user', async () => {
  const first = show()
  act(() => first.result.current.set(['Travis High']))
  storeUnsavedForms('maria')
  first.unmount()
  expect(dirtyForms.size).toBe(0)

  await signIn({ key: 'james' })
  const others = show()
  expect(others.result.current).toMatchObject({ value: [], restored: false })
  others.unmount()

  await signIn({ key: 'maria' })
  const { result } = show()
  expect(result.current).toMatchObject({ value: ['Travis High'], restored: true })
  act(() => result.current.set([]))
  expect(unsavedForms.size).toBe(0)
})

test('input that was emptied by the user does not come back', async () => {
  const first = show()
  act(() => first.result.current.set(['Travis High']))
  storeUnsavedForms('maria')
  first.unmount()
  const restored = show()
  act(() => restored.result.current.set([]))
  expect(restored.result.current.restored).toBe(false)
  restored.unmount()
  expect(show().result.current).toMatchObject({ value: [], restored: false })
})
