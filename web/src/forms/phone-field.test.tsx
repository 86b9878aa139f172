import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { showPage } from '../testing/show-page.tsx'
import { PhoneField } from './phone-field.tsx'

function Contact({ initial }: { initial: string }) {
  const [phone, setPhone] = useState(initial)
  const form = {
    id: 'contact',
    values: { phone },
    errors: {},
    change: (_name: 'phone', value: string) => setPhone(value),
  }
  return <PhoneField form={form} name="phone" label="Phone" />
}
async function show(initial = '') {
  await showPage(<Contact initial={initial} />)
  return screen.getByLabelText<HTMLInputElement>('Phone')
}

afterEach(cleanup)

test('formats a number while it is typed, with the caret at its end', async () => {
  const field = await show()
  await userEvent.type(field, '5125550142')
  expect([field.value, field.selectionStart]).toEqual(['(512) 555-0142', 14])
})

test('a digit typed within keeps the caret behind it', async () => {
  const field = await show('(512) 550-142')
  // Behind the first 5 of the exchange.
  await userEvent.type(field, '5', { initialSelectionStart: 7, initialSelectionEnd: 7 })
  expect(field.value).toBe('(512) 555-0142')
  expect([field.selectionStart, field.selectionEnd]).toEqual([8, 8])
})

test('a digit removed within keeps the caret in its place', async () => {
  const field = await show('(512) 555-0142')
  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect(field.value).toBe('(525) 550-142')
  expect(field.selectionStart).toBe(2)
})

test('a number that is filled in elsewhere leaves the focus there', async () => {
  const field = await show()
  const select = jest.spyOn(field, 'setSelectionRange')
  fireEvent.change(field, { target: { value: '5125550142' } })
  expect(field.value).toBe('(512) 555-0142')
  expect(select).not.toHaveBeenCalled()
})
