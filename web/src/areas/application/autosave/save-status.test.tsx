import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../../../testing/show-page.tsx'
import { translateTexts } from '../../../testing/translate-texts.ts'
import type { SaveState } from './autosave.ts'
import { SaveStatus } from './save-status.tsx'

afterEach(cleanup)

test.each<[SaveState, string, hasMark: boolean]>([
  ['idle', '', false],
  ['saving', 'Saving…', false],
  ['saved', 'Saved', true],
  ['expired', '', false],
])('%s shows “%s”, with a tick: %s, and reads nothing out', async (state, shown, hasMark) => {
  await showPart(<SaveStatus state={state} />)
  const [line] = document.querySelectorAll('p')
  expect(line?.textContent).toBe(shown)
  expect([line?.hidden, line?.getAttribute('aria-hidden')]).toEqual([false, 'false'])
  expect(line?.querySelector('svg') !== null).toBe(hasMark)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('in a page that the browser has translated, one state follows another', async () => {
  const { rerender, container } = await showPart(<SaveStatus state="saving" />)
  for (const state of ['saved', 'saving', 'retrying', 'saved', 'idle'] as const) {
    translateTexts(container)
    rerender(<SaveStatus state={state} />)
  }
  expect(container.textContent).toBe('')
})

test('a save that is retried is read out, and takes the place of the quiet line', async () => {
  await showPart(<SaveStatus state="retrying" />)
  expect(screen.getByRole('status').textContent).toMatch(
    /^There is no connection just now\. What you type stays on this page/,
  )
  const [line] = document.querySelectorAll('p')
  expect([line?.hidden, line?.textContent]).toEqual([true, ''])
})
