import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPage } from '../../../testing/show-page.tsx'
import { translatePage } from '../../../testing/translate-page.ts'
import type { SaveState } from './autosave.ts'
import { SaveStatus } from './save-status.tsx'

afterEach(cleanup)

test.each<[SaveState, string, hasMark: boolean]>([
  ['idle', '', false],
  ['saving', 'Saving…', false],
  ['saved', 'Saved', true],
  ['expired', '', false],
])('%s shows “%s”, with a tick: %s, and reads nothing out', async (state, shown, hasMark) => {
  await showPage(<SaveStatus state={state} />)
  const [line] = document.querySelectorAll('p')
  expect(line?.textContent).toBe(shown)
  expect([line?.hidden, line?.getAttribute('aria-hidden')]).toEqual([false, 'false'])
  expect(line?.querySelector('svg') !== null).toBe(hasMark)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a save that is retried is read out, and takes the place of the quiet line', async () => {
  await showPage(<SaveStatus state="retrying" />)
  expect(screen.getByRole('status').textContent).toMatch(
    /^There is no connection just now\. What you type stays on this page/,
  )
  const [line] = document.querySelectorAll('p')
  expect([line?.hidden, line?.textContent]).toEqual([true, ''])
})

test('the state of a translated page still changes', async () => {
  const { rerender } = await showPage(<SaveStatus state="saving" />)
  translatePage()
  for (const [state, shown] of [
    ['saved', 'Saved'],
    ['idle', ''],
  ] as const) {
    rerender(<SaveStatus state={state} />)
    expect(document.querySelector('p')?.textContent).toBe(shown)
  }
})
