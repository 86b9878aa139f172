import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'

const { addOverlay } = await import('../portal/overlay-history.ts')
const { createRouter } = await import('./router.ts')

test('Back passes the entries of overlays that were closed before the page was left', async () => {
  history.replaceState(null, '', '/first')
  const router = createRouter()
  await waitFor(() => expect(router.state.initialized).toBe(true))
  addOverlay(() => undefined)()
  await router.navigate('/second')
  expect(router.state.location.pathname).toBe('/second')
  history.go(-2)
  await waitFor(() => expect(router.state.location.pathname).toBe('/first'))
  router.dispose()
})
