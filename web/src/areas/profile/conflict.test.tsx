import { afterEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { press } from '../../testing/press.ts'

const { showPage } = await import('../../testing/show-page.tsx')
const { Conflict } = await import('./conflict.tsx')

afterEach(cleanup)

test('names what differs, with words for answers and for nothing', async () => {
  await showPage(
    <Conflict
      labels={{ city: 'City', apartment: 'Apt #', employed: 'Employed before', state: 'State' }}
      stored={{ city: 'Austin', apartment: '', employed: 'yes', version: 'v2' }}
      typed={{ city: 'Austin', apartment: '12', employed: 'no', state: '', version: 'v1' }}
      onKeepStored={() => undefined}
      onKeepTyped={() => undefined}
    />,
  )
  const lines = [...screen.getAllByRole('term'), ...screen.getAllByRole('definition')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Apt #',
    'Employed before',
    'Saved now: Nothing',
    'Entered here: 12',
    'Saved now: Yes',
    'Entered here: No',
  ])
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('each button keeps what it says', async () => {
  const [onKeepStored, onKeepTyped] = [jest.fn(), jest.fn()]
  await showPage(
    <Conflict
      labels={{ city: 'City' }}
      stored={{ city: 'Kyle' }}
      typed={{ city: 'Buda' }}
      onKeepStored={onKeepStored}
      onKeepTyped={onKeepTyped}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Nothing of what you entered is lost')
  await press('Save what I entered')
  expect([onKeepTyped.mock.calls.length, onKeepStored.mock.calls.length]).toEqual([1, 0])
  await press('Keep what is saved')
  expect([onKeepTyped.mock.calls.length, onKeepStored.mock.calls.length]).toEqual([1, 1])
})

test('takes the focus again once something else was saved meanwhile', async () => {
  const nothing = () => undefined
  const conflict = (city: string) => (
    <Conflict
      labels={{ city: 'City' }}
      stored={{ city }}
      typed={{ city: 'Buda' }}
      onKeepStored={nothing}
      onKeepTyped={nothing}
    />
  )
  const { rerender } = await showPage(conflict('Kyle'))
  screen.getByRole('button', { name: 'Save what I entered' }).focus()
  await act(async () => rerender(conflict('Waco')))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
