import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { system } from '../ui/theme.ts'
import { OfflineBar } from './offline-bar.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

test('announces in an element that was there before', () => {
  const { container } = render(
    <ChakraProvider value={system}>
      <OfflineBar />
    </ChakraProvider>,
  )
  const region = container.querySelector('[aria-live]')
  expect([region?.textContent, region?.getAttribute('aria-live')]).toEqual(['', 'polite'])
  expect(region?.hasAttribute('data-not-printed')).toBe(true)
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void fireEvent.offline(window))
  expect(region?.textContent).toContain('You’re offline.')
  onLine.mockReturnValue(true)
  act(() => void fireEvent.online(window))
  expect(region?.textContent).toBe('')
})
