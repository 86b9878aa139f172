import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { addOverlay, followEntry, hideOverlayEntries } from './overlay-history.ts'

const routed = jest.fn()
hideOverlayEntries()
window.addEventListener('popstate', routed)

/** As the router does. */
function navigate(idx: number) {
  history.pushState({ idx }, '', `/page-${idx}`)
  followEntry()
}

function open() {
  const close = jest.fn()
  return { close, unmount: addOverlay(close) }
}

async function closesOnBack(overlay: ReturnType<typeof open>) {
  history.back()
  await waitFor(() => expect(overlay.close).toHaveBeenCalledTimes(1))
  overlay.unmount()
}

test('Back closes what is open, the last first, and then leaves the page', async () => {
  navigate(0)
  navigate(1)
  const panel = open()
  await closesOnBack(open())
  expect(panel.close).not.toHaveBeenCalled()
  await closesOnBack(panel)

  // Its button has closed the first one: the second takes over its entry.
  open().unmount()
  await closesOnBack(open())

  // One that closes below another leaves it open.
  const below = open()
  const above = open()
  below.unmount()
  await closesOnBack(above)

  // Another page has overlays of its own.
  navigate(2)
  await closesOnBack(open())
  expect([location.pathname, routed.mock.calls.length]).toEqual(['/page-2', 0])

  // Back skips the entry of an overlay that is closed.
  open().unmount()
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/page-1'))
  await waitFor(() => expect(routed).toHaveBeenCalledTimes(1))

  // Back by two pages, past such an entry, leads there.
  open().unmount()
  navigate(2)
  history.go(-2)
  await waitFor(() => expect(routed).toHaveBeenCalledTimes(2))
  expect(history.state).toEqual({ idx: 1 })

  // Forward to the entry of an overlay opens nothing, and leads nowhere.
  const closed = open()
  await closesOnBack(closed)
  history.forward()
  await waitFor(() => expect(history.state).toEqual({ idx: 1, overlays: 1 }))
  expect([closed.close.mock.calls.length, routed.mock.calls.length]).toEqual([1, 2])
})
