import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { installFakeBroadcastChannel } from '../../testing/fake-broadcast-channel.ts'

installFakeBroadcastChannel()
const { system } = await import('../../ui/theme.ts')
const { IdleDialog } = await import('./idle-dialog.tsx')

const onStay = jest.fn()

beforeEach(() => {
  onStay.mockClear()
  render(
    <ChakraProvider value={system}>
      <IdleDialog until={Date.now() + 60_000} onStay={onStay} />
    </ChakraProvider>,
  )
})

afterEach(cleanup)

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

test.each(['a', 'Enter', ' ', 'Escape', 'ArrowDown', 'F2'])(
  'a press of "%s" extends, and does nothing else',
  (key) => {
    const goesOn = fireEvent.keyDown(document.body, { key })
    expect(onStay).toHaveBeenCalledTimes(1)
    expect(goesOn).toBe(false)
  },
)

test.each(['Tab', 'Shift'])('%s only gets around', (key) => {
  expect(fireEvent.keyDown(button('Stay signed in'), { key })).toBe(true)
  expect(onStay).not.toHaveBeenCalled()
})

test('a shortcut of the browser extends, and does what it does', () => {
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true)
  expect(onStay).toHaveBeenCalledTimes(1)
})

test.each(['Enter', ' '])('"%s" on Log Out logs out', (key) => {
  expect(fireEvent.keyDown(button('Log Out'), { key })).toBe(true)
  expect(onStay).not.toHaveBeenCalled()
})

test('a press of the button extends', () => {
  fireEvent.click(button('Stay signed in'))
  expect(onStay).toHaveBeenCalledTimes(1)
})
