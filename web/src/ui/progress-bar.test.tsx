import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ProgressBar } from './progress-bar.tsx'
import { system } from './theme.ts'

afterEach(cleanup)

test.each([
  [0, '0'],
  [40, '40'],
  [100, '100'],
  [null, null],
])('of %p percent tells the value %p', (percent, value) => {
  render(
    <ChakraProvider value={system}>
      <p id="text">Sending</p>
      <ProgressBar labelledBy="text" percent={percent} />
    </ChakraProvider>,
  )
  const bar = screen.getByRole('progressbar', { name: 'Sending' })
  const read = (name: string) => bar.getAttribute(name)
  expect([read('aria-valuenow'), read('aria-valuemin'), read('aria-valuemax')]).toEqual([
    value,
    '0',
    '100',
  ])
  const { style } = bar.firstElementChild as HTMLElement
  expect(style.width).toBe(value === null ? '' : `${value}%`)
})
