import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../testing/show-page.tsx'
import { ProgressBar } from './progress-bar.tsx'

afterEach(cleanup)

test.each([
  [0, '0'],
  [40, '40'],
  [100, '100'],
  [null, null],
])('of %p percent tells the value %p', async (percent, value) => {
  await showPart(
    <>
      <p id="text">Sending</p>
      <ProgressBar labelledBy="text" percent={percent} />
    </>,
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
