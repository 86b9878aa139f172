import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { showPart } from '../../testing/show-page.tsx'
import { SuggestField } from './suggest-field.tsx'

const known = ['Austin, TX', 'Aurora, CO', 'Augusta, GA']
const onSubmit = jest.fn()
const onEscape = jest.fn()

function Search() {
  const [where, setWhere] = useState('')
  const form = {
    id: 'search',
    values: { where },
    errors: {},
    change: (_name: 'where', value: string) => setWhere(value),
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(where)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
      }}
    >
      <SuggestField
        form={form}
        name="where"
        label="Where"
        maxLength={60}
        known={known}
        aside={<button type="button">Locate</button>}
      />
      <button type="submit">Search</button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
/** As a screen reader knows it. */
function selected() {
  const id = field().getAttribute('aria-activedescendant')
  const option = id && document.getElementById(id)
  if (option) expect(option.getAttribute('aria-selected')).toBe('true')
  return option ? option.textContent : null
}

beforeEach(async () => {
  jest.clearAllMocks()
  await showPart(<Search />)
})
afterEach(cleanup)

test('arrow keys go round the suggestions, from none to the first or the last', async () => {
  await userEvent.type(field(), 'au')
  expect([options(), selected()]).toEqual([known, null])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  const visited: (string | null)[] = []
  for (const key of ['Up', 'Down', 'Down', 'Up', 'Up', 'Up']) {
    await userEvent.keyboard(`{Arrow${key}}`)
    visited.push(selected())
  }
  const [first, second, last] = known
  expect(visited).toEqual([last, first, second, first, last, second])
  expect(field().value).toBe('au')
})

test('Enter takes the selected suggestion, then submits', async () => {
  await userEvent.type(field(), 'au{ArrowDown}{ArrowDown}{Enter}')
  expect([field().value, options()]).toEqual(['Aurora, CO', []])
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit.mock.calls).toEqual([['Aurora, CO']])
})

test('Enter submits what was typed while none is selected', async () => {
  await userEvent.type(field(), 'au{Enter}')
  expect([onSubmit.mock.calls, options()]).toEqual([[['au']], []])
})

test('more input selects none, and Escape closes the list alone', async () => {
  await userEvent.type(field(), 'au{ArrowDown}s')
  expect([options(), selected()]).toEqual([['Austin, TX'], null])
  await userEvent.keyboard('{Escape}')
  expect([options(), field().value, onEscape.mock.calls.length]).toEqual([[], 'aus', 0])
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{ArrowDown}')
  expect([options(), selected()]).toEqual([['Austin, TX'], null])
})

test('a press takes a suggestion and keeps the focus; leaving the field closes the list', async () => {
  await userEvent.type(field(), 'au')
  await userEvent.click(screen.getByRole('option', { name: 'Augusta, GA' }))
  expect([field().value, options()]).toEqual(['Augusta, GA', []])
  expect(document.activeElement).toBe(field())
  await userEvent.clear(field())
  await userEvent.type(field(), 'au')
  await userEvent.tab()
  expect(options()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('is an optional combobox whose list is its own', async () => {
  const read = (name: string) => field().getAttribute(name)
  expect(read('aria-expanded')).toBe('false')
  expect(read('aria-controls')).toBeNull()
  expect([read('aria-autocomplete'), read('autocomplete'), read('maxlength')]).toEqual([
    'list',
    'off',
    '60',
  ])
  expect(read('aria-required')).toBe('false')
  expect(screen.getByRole('button', { name: 'Locate' })).toBeTruthy()
  await userEvent.type(field(), 'au')
  const list = screen.getByRole('listbox', { name: 'Where' })
  expect(read('aria-controls')).toBe(list.id)
})

test.each([
  ['aus', '1 suggestion'],
  ['au', '3 suggestions'],
  ['q', 'No suggestions'],
])('for “%s” tells of %s', async (typed, count) => {
  await userEvent.type(field(), typed)
  expect(screen.getByRole('status').textContent).toBe(count)
})

test('the list is in sight', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.type(field(), 'a')
  expect(scrolled.mock.instances).toContain(screen.getByRole('listbox'))
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
  scrolled.mockRestore()
})

test('a press on a suggestion does not take the focus before it is taken', async () => {
  await userEvent.type(field(), 'au')
  const [option] = screen.getAllByRole('option')
  expect(fireEvent.mouseDown(option as Element)).toBe(false)
})

test('the arrow keys of a closed list open it, and move no caret', async () => {
  await userEvent.type(field(), 'aus{Escape}')
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(true)
  expect(options()).toEqual([])
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'ArrowUp' })).toBe(false)
  expect(fireEvent.keyDown(field(), { key: 'x' })).toBe(true)
})

test('without a suggestion Escape is left to what is around the field', async () => {
  await userEvent.type(field(), 'xyz{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

test('a field that was left forgets which suggestion was selected', async () => {
  await userEvent.type(field(), 'au{ArrowDown}')
  expect(selected()).toBe(known[0])
  fireEvent.blur(field())
  await userEvent.type(field(), '{ArrowDown}')
  expect([options(), selected()]).toEqual([known, null])
})
