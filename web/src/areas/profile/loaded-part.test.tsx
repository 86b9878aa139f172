import type { PartialResult } from '@gatehouse/contracts/partial-result'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { showPage } = await import('../../testing/show-page.tsx')
const { LoadedPart } = await import('./loaded-part.tsx')

afterEach(cleanup)

test('a refresh that fails keeps the content with its input, and says why', async () => {
  let retries = 0
  const page = (part: PartialResult<string>) => (
    <LoadedPart
      name="histories"
      part={part}
      retry={async () => {
        retries++
      }}
    >
      {(label) => <input aria-label={label} />}
    </LoadedPart>
  )
  const { rerender } = await showPage(
    page({ state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' }),
  )
  expect(screen.getByRole('alert').textContent).toBe(
    'We could not load your employment and education.If you call 1-800-555-0142, please give this reference: ABCD-1234Try again',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  rerender(page({ state: 'available', value: 'City' }))
  expect(screen.queryByRole('alert')).toBeNull()
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'City' })
  input.value = 'Buda'
  rerender(page({ state: 'unavailable', reason: 'timeout', reference: 'ABCD-1234' }))
  expect(screen.getByRole('alert').textContent).toContain('are taking too long to load')
  expect(screen.getByRole('textbox')).toBe(input)
  await press('Try again')
  expect(retries).toBe(1)
  rerender(page({ state: 'available', value: 'Town' }))
  expect(screen.getByRole('textbox', { name: 'Town' })).toBe(input)
  expect(input.value).toBe('Buda')
})
