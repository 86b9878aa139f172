import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderHook } from '@testing-library/react'
import { useCanonical } from './use-canonical.ts'

afterEach(cleanup)

const canonical = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) =>
    href.replace(location.origin, ''),
  )

test('replaces the link of the first page, follows the path and leaves with the page', () => {
  document.head.innerHTML = '<link rel="canonical" href="https://gatehouse.test/search-jobs" />'
  const { rerender, unmount } = renderHook(useCanonical, { initialProps: '/search-jobs/1001' })
  expect(canonical()).toEqual(['/search-jobs/1001'])
  rerender('/search-jobs/1002')
  expect(canonical()).toEqual(['/search-jobs/1002'])
  unmount()
  expect(canonical()).toEqual([])
})
