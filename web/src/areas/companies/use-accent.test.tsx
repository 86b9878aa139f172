import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { FreshCache } from '../../testing/fresh-cache.tsx'
import { useAccent } from './use-accent.ts'

const accent = { light: '#1f4e8c', dark: '#9cc2f0' }
const companies = [
  { code: 'arna', name: 'Arna', logo: '/arna.svg', accent },
  { code: 'xpo', name: 'XPO', logo: '/xpo.svg' },
]
globalThis.fetch = async () => Response.json(companies)

afterEach(cleanup)

const shown = () => document.documentElement.style.getPropertyValue('--light')

test.each([
  ['a company without colours', 'xpo'],
  ['no company', null],
])('%s takes the colours of the one before away', async (_case, next) => {
  const initialProps: { code: string | null } = { code: 'arna' }
  const { rerender } = renderHook(({ code }) => useAccent(code), {
    initialProps,
    wrapper: FreshCache,
  })
  await waitFor(() => expect(shown()).toBe(accent.light))
  rerender({ code: next })
  expect(shown()).toBe('')
})

test('the end of the session takes the colours away', async () => {
  const { unmount } = renderHook(() => useAccent('arna'), { wrapper: FreshCache })
  await waitFor(() => expect(shown()).toBe(accent.light))
  unmount()
  expect(shown()).toBe('')
})
