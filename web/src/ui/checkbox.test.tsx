import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { descriptionsOf } from '../testing/descriptions-of.ts'
import { showPage } from '../testing/show-page.tsx'
import { Checkbox } from './checkbox.tsx'

const onChange = jest.fn()

async function show(props: Partial<ComponentProps<typeof Checkbox>> = {}) {
  await showPage(
    <Checkbox id="agree" label="I agree" checked={false} onChange={onChange} {...props} />,
  )
  return screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' })
}

afterEach(() => {
  cleanup()
  onChange.mockClear()
})

test('a press turns it', async () => {
  fireEvent.click(await show())
  cleanup()
  fireEvent.click(await show({ checked: true }))
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test.each([undefined, '', false])('is optional and valid with the error %p', async (error) => {
  const box = await show({ error })
  const read = (name: string) => box.getAttribute(name)
  expect([read('aria-required'), read('aria-invalid'), descriptionsOf(box)]).toEqual([
    'false',
    'false',
    [],
  ])
})

test('says that it is required, and is described by its error', async () => {
  const box = await show({ required: true, error: 'Please agree' })
  const read = (name: string) => box.getAttribute(name)
  expect([read('aria-required'), read('aria-invalid')]).toEqual(['true', 'true'])
  expect(descriptionsOf(box)).toEqual(['Please agree'])
  expect(box.id).toBe('agree')
})
