import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { showPart } from '../testing/show-page.tsx'
import { OfflineBar } from './offline-bar.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('announces in an element that was there before', async () => {
  const { container } = await showPart(<OfflineBar />)
  const region = container.querySelector('[aria-live]')
  expect([region?.textContent, region?.getAttribute('aria-live')]).toEqual(['', 'polite'])
  expect(region?.hasAttribute('data-not-printed')).toBe(true)
  expect(region?.hasAttribute('hidden')).toBe(false)
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void fireEvent.offline(window))
  expect(region?.textContent).toContain('You’re offline.')
  onLine.mockReturnValue(true)
  act(() => void fireEvent.online(window))
  expect(region?.textContent).toBe('')
})
