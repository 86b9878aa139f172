import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { showPart } from '../testing/show-page.tsx'
import { MonthField } from './month-field.tsx'

function Start() {
  const [start, setStart] = useState('')
  const form = {
    id: 'job',
    values: { start },
    errors: {},
    change: (_name: 'start', value: string) => setStart(value),
  }
  return <MonthField form={form} name="start" label="Start" />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Start')

beforeEach(async () => {
  await showPart(<Start />)
})
afterEach(cleanup)

test.each([
  ['32024', '03/2024'],
  ['112024', '11/2024'],
  ['11/2024', '11/2024'],
])('formats %s as %s while it is typed', async (typed, month) => {
  await userEvent.type(field(), typed)
  expect(field().value).toBe(month)
})

test('leaves out the day of a pasted date', async () => {
  await userEvent.click(field())
  await userEvent.paste('03/15/2024')
  expect(field().value).toBe('03/2024')
})

test('leaves a correction within alone', async () => {
  await userEvent.type(field(), '112024')
  field().setSelectionRange(1, 1)
  fireEvent.change(field(), { target: { value: '1/2024', selectionEnd: 1 } })
  expect(field().value).toBe('1/2024')
})

test('its slash can be deleted', async () => {
  await userEvent.type(field(), '3{Backspace}')
  expect(field().value).toBe('03')
})
