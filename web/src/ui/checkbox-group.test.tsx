import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { descriptionsOf } from '../testing/descriptions-of.ts'
import { showPage } from '../testing/show-page.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'

const options = [
  { value: 'mail', label: 'By mail' },
  { value: 'phone', label: 'By phone' },
  { value: 'text', label: 'By text message' },
] as const
type Value = (typeof options)[number]['value']

const onChange = jest.fn()
const show = (values: readonly Value[], error?: string) =>
  showPage(
    <CheckboxGroup
      label="How may we reach you?"
      firstId="form-ways"
      error={error}
      options={options}
      values={values}
      onChange={onChange}
    />,
  )
const group = () => screen.getByRole('group', { name: 'How may we reach you?' })
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')

afterEach(() => {
  cleanup()
  onChange.mockClear()
})

test('each box is named, and checked if its value is chosen', async () => {
  await show(['phone'])
  expect(boxes().map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['By mail', false],
    ['By phone', true],
    ['By text message', false],
  ])
})

test('a press adds or removes one value, in the order of the options', async () => {
  await show(['text', 'phone'])
  fireEvent.click(screen.getByLabelText('By mail'))
  fireEvent.click(screen.getByLabelText('By phone'))
  expect(onChange.mock.calls).toEqual([[['mail', 'phone', 'text']], [['text']]])
})

test('an error describes the group, and leads to its first box', async () => {
  await show([])
  expect(group().hasAttribute('aria-describedby')).toBe(false)
  expect(boxes().map((box) => box.getAttribute('aria-invalid'))).toEqual(Array(3).fill('false'))
  cleanup()
  await show([], 'Choose at least one')
  expect(descriptionsOf(group())).toEqual(['Choose at least one'])
  expect(boxes().map((box) => box.getAttribute('aria-invalid'))).toEqual(Array(3).fill('true'))
  expect(boxes().map(({ id }) => id)).toEqual(['form-ways', '', ''])
})
