import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { showPart } from '../../../testing/show-page.tsx'
import { EmploymentGaps } from './employment-gaps.tsx'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26) })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const job = (start: string, end: string, current = '') => ({ start, end, current })

test.each([
  ['none', [], ''],
  ['one up to the month before', [job('01/2023', '09/2026')], ''],
  ['one that goes on', [job('11/2023', '', 'yes')], ''],
  ['none since the spring', [job('01/2023', '04/2026')], '05/2026 to 10/2026'],
  [
    'two with a gap between, the first late',
    [job('02/2025', '', 'yes'), job('03/2024', '08/2024')],
    '11/2023 to 02/2024; 09/2024 to 01/2025',
  ],
])('with %s tells of the months without work', async (_case, employment, gaps) => {
  const { container } = await showPart(<EmploymentGaps employment={employment} />)
  const told = /in these months: (.*)\. If you/.exec(container.textContent ?? '')?.[1] ?? ''
  expect(told).toBe(gaps)
  expect(container.textContent === '').toBe(gaps === '')
})

test('the evening before a month is still in the month before', async () => {
  jest.setSystemTime(new Date(2026, 11, 31, 21))
  const { container } = await showPart(<EmploymentGaps employment={[job('01/2023', '09/2026')]} />)
  expect(container.textContent).toContain('10/2026 to 11/2026. If you')
})
