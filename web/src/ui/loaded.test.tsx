import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { portalErrorOf } from '../testing/portal-error-of.ts'
import { setSettings } from '../testing/set-settings.ts'

setSettings()
const { showPart } = await import('../testing/show-page.tsx')
const { Loaded } = await import('./loaded.tsx')

const mutate = jest.fn(async () => undefined)
const error = portalErrorOf('internal', { reference: 'ref-17' })

interface State {
  data?: string[]
  error?: unknown
}

const page = ({ data, error }: State) => (
  <Loaded
    read={{ data, error, mutate }}
    isEmpty={(names) => names.length === 0}
    empty={<p>No names</p>}
  >
    {(names) => <p>{names.join(', ')}</p>}
  </Loaded>
)
const show = (state: State) => showPart(page(state))

afterEach(cleanup)

test('announces that data is loading', async () => {
  await show({})
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('a failure shows its reference, and Retry revalidates', async () => {
  await show({ error })
  expect(screen.getByRole('alert').textContent).toContain('ref-17')
  expect(screen.queryByRole('status')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(mutate).toHaveBeenCalledTimes(1)
})

test('Retry keeps the focus at the content that replaces the failure', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const { rerender } = await show({ error })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(page({ data: ['Ann'] }))
  expect(document.activeElement?.nextElementSibling).toBe(screen.getByText('Ann'))
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
  focus.mockRestore()
})

test('data replaces the skeleton', async () => {
  await show({ data: ['Ann', 'Bob'] })
  expect(screen.getByText('Ann, Bob')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})

test('empty data shows the empty content', async () => {
  await show({ data: [] })
  expect(screen.getByText('No names')).toBeTruthy()
})

test('a failed refresh is told beside the data', async () => {
  await show({ data: ['Ann'], error })
  expect(screen.getByText('Ann')).toBeTruthy()
  expect(screen.getByRole('alert')).toBeTruthy()
})
