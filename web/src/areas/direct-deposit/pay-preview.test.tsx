import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { depositEntry } from '../../testing/deposit-entry.ts'
import { showPage } from '../../testing/show-page.tsx'
import type { Entry } from './entries.ts'
import { PayPreview } from './pay-preview.tsx'
import { PercentMeter } from './percent-meter.tsx'

afterEach(cleanup)

const entry = (id: string, fields: Partial<Entry>) =>
  depositEntry({ id, lastDigits: `100${id}`, amount: '', ...fields })

test('the bar has the numbers of the list, and the width of each share', async () => {
  await showPage(
    <PayPreview
      entries={[
        entry('1', { amount: '700.00' }),
        entry('2', { depositType: 'percent', percent: '10' }),
        entry('3', { amount: '0.00' }),
        entry('4', { accountType: 'savings', accountNumber: '12345678', amount: '50.00' }),
      ]}
    />,
  )
  const region = screen.getByRole('region', { name: 'What a paycheck of $1,000.00 would do' })
  const lines = within(region).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Checking ending in 1001$700.00',
    'Checking ending in 1002$100.00',
    'Checking ending in 1003$0.00',
    'Savings 12345678$50.00',
    'Paper check by mail$150.00',
  ])
  const bar = Array.from(region.querySelector('[aria-hidden=true]')?.children ?? [])
  expect(
    bar.map((share) => [
      share.textContent,
      share instanceof HTMLElement && share.style.flexGrow,
      share.hasAttribute('data-check'),
    ]),
  ).toEqual([
    ['1', '70000', false],
    ['2', '10000', false],
    ['4', '5000', false],
    ['5', '15000', true],
  ])
})

test.each([
  [['33.3', '66.67'], '99.97', '99.97% assigned, 0.03% left'],
  [['33.37'], '33.37', '33.37% assigned, 66.63% left'],
  [['80', '40'], '100', '120% assigned, 0% left'],
])('the meter of %s is at most full', async (percents, now, words) => {
  const entries = percents.map((percent, index) =>
    entry(String(index), { depositType: 'percent', percent }),
  )
  await showPage(<PercentMeter entries={entries} />)
  const meter = screen.getByRole('meter')
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuetext')]).toEqual([
    now,
    words,
  ])
  expect((meter.firstElementChild as HTMLElement).style.width).toBe(`${now}%`)
})

test('the meter has its name and bounds, and is left out without a percentage', async () => {
  await showPage(<PercentMeter entries={[entry('1', { depositType: 'percent', percent: '40' })]} />)
  const meter = screen.getByRole('meter', { name: 'Share of your pay assigned by percentage' })
  expect([meter.getAttribute('aria-valuemin'), meter.getAttribute('aria-valuemax')]).toEqual([
    '0',
    '100',
  ])
  expect(screen.getByText('40% assigned, 60% left').getAttribute('aria-hidden')).toBe('true')
  cleanup()
  await showPage(<PercentMeter entries={[entry('1', { amount: '40.00', percent: '40' })]} />)
  expect(screen.queryByRole('meter')).toBeNull()
})

test('pay that is given out in full leaves no check', async () => {
  await showPage(<PayPreview entries={[entry('1', { depositType: 'balance' })]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Checking ending in 1001$1,000.00',
  ])
})
