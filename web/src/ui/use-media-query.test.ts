import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { setScreenWidth } from '../testing/screen-width.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useNarrow } from './use-narrow.ts'
import { useWide } from './use-wide.ts'

afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

test('follows a change of the screen, until it is unmounted', () => {
  const { media } = mockMedia()
  const added = jest.spyOn(media, 'addEventListener')
  const removed = jest.spyOn(media, 'removeEventListener')
  const { result, unmount } = renderHook(() => useMediaQuery('(max-width: 30rem)'))
  expect(result.current).toBe(false)
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
  unmount()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

test('keeps the value of the screen while the page is printed', () => {
  const { media, print } = mockMedia()
  const { result, rerender } = renderHook(() => useMediaQuery('(max-width: 30rem)'))
  const change = (matches: boolean) =>
    act(() => {
      media.matches = matches
      media.dispatchEvent(new Event('change'))
    })
  print.matches = true
  change(true)
  rerender()
  expect(result.current).toBe(false)
  print.matches = false
  change(true)
  expect(result.current).toBe(true)
})

test.each([
  [767, 16, true, false],
  [768, 16, true, true],
  [769, 16, false, true],
  [1151, 24, true, false],
  [1153, 24, false, true],
])(
  'a screen of %i px with text of %i px is narrow: %p, and wide: %p',
  (width, textSize, narrow, wide) => {
    setScreenWidth(width, textSize)
    const { result } = renderHook(() => [useNarrow(), useWide()])
    expect(result.current).toEqual([narrow, wide])
  },
)

function mockMedia() {
  const media = Object.assign(new EventTarget(), { matches: false })
  const print = { matches: false }
  window.matchMedia = (query) => (query === 'print' ? print : media) as MediaQueryList
  return { media, print }
}
