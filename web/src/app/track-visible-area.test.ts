import { beforeEach, expect, test } from '@jest/globals'
import { trackVisibleArea } from './track-visible-area.ts'

let visible: DOMRect

beforeEach(() => {
  visible = new DOMRect(0, 0, 400, 5000)
  globalThis.IntersectionObserver = class {
    private readonly report: (entries: object[]) => void
    constructor(report: (entries: object[]) => void) {
      this.report = report
    }
    observe() {
      this.report([{ boundingClientRect: new DOMRect(0, 0, 400, 5000), intersectionRect: visible }])
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const hidden = () =>
  ['above', 'below'].map((side) =>
    document.documentElement.style.getPropertyValue(`--hidden-${side}`),
  )

test('tells how much of its frame is out of sight, from each press', () => {
  trackVisibleArea()
  expect(hidden()).toEqual(['0px', '0px'])
  visible = new DOMRect(0, 900, 400, 800)
  document.body.click()
  expect(hidden()).toEqual(['900px', '3300px'])
  // No dialog fits.
  visible = new DOMRect(0, 4900, 400, 100)
  document.body.click()
  expect(hidden()).toEqual(['900px', '3300px'])
  visible = new DOMRect(0, 0, 400, 5000)
  window.dispatchEvent(new Event('resize'))
  expect(hidden()).toEqual(['0px', '0px'])
  expect(document.body.children).toHaveLength(0)
})
