import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { descriptionsOf } from '../testing/descriptions-of.ts'
import { showPart } from '../testing/show-page.tsx'
import { RadioGroup } from './radio-group.tsx'

afterEach(cleanup)

test('an error leads to the first option that can be chosen, and describes the group', async () => {
  const onChange = jest.fn()
  const options = [
    { value: 'text', label: 'Text', disabled: true },
    { value: 'email', label: 'Email', help: 'To the address on file' },
    { value: 'app', label: 'App' },
  ]
  const group = (name: string) => (
    <RadioGroup
      label={name}
      help="One of them"
      error="A choice is required"
      firstId={`first-${name}`}
      name="choice"
      options={options}
      value={null}
      onChange={onChange}
    />
  )
  await showPart(
    <>
      {group('Home')}
      {group('Work')}
    </>,
  )
  const [, first, second] = screen.getAllByRole<HTMLInputElement>('radio')
  expect(document.getElementById('first-Home')).toBe(first)
  const home = screen.getByRole('group', { name: 'Home' })
  expect(descriptionsOf(home)).toEqual(['One of them', 'A choice is required'])
  fireEvent.click(second as Element)
  expect(onChange.mock.calls).toEqual([['app']])
  // Two groups on a page are apart, whatever their fields are called.
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(
    2,
  )
})

test('shows the choice, what an option means, and which cannot be chosen', async () => {
  await showPart(
    <RadioGroup
      label="Send it by"
      name="way"
      options={[
        { value: 'text', label: 'Text', disabled: true },
        { value: 'email', label: 'Email', help: 'To the address on file' },
      ]}
      value="email"
      onChange={() => undefined}
    />,
  )
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  const states = radios.map(({ labels, checked, disabled }) => [
    labels?.[0]?.textContent,
    checked,
    disabled,
  ])
  expect(states).toEqual([
    ['Text', false, true],
    ['EmailTo the address on file', true, false],
  ])
  const group = screen.getByRole('group', { name: 'Send it by' })
  expect(group.hasAttribute('aria-describedby')).toBe(false)
})
