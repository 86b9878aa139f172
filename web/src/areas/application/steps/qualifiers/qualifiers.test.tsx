import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { settings } from '../../../../portal/settings.ts'
import { press } from '../../../../testing/press.ts'
import { showPart } from '../../../../testing/show-page.tsx'
import { Qualifiers } from './qualifiers.tsx'

const onAnswer = jest.fn()
const onQualified = jest.fn()
const onDisqualified = jest.fn()
const { requiresEligibility: original } = settings

beforeEach(() => {
  onAnswer.mockClear()
  onQualified.mockClear()
  onDisqualified.mockClear()
})
afterEach(() => {
  cleanup()
  settings.requiresEligibility = original
})

const show = () =>
  showPart(
    <Qualifiers onAnswer={onAnswer} onQualified={onQualified} onDisqualified={onDisqualified} />,
  )
const answer = (question: HTMLElement, value: 'Yes' | 'No') =>
  fireEvent.click(within(question).getByLabelText(value))

test.each([
  [false, 'yes', 'yes', true],
  [false, 'yes', 'no', true],
  [false, 'no', 'yes', false],
  [true, 'yes', 'yes', true],
  [true, 'yes', 'no', false],
  [true, 'no', 'yes', false],
])(
  'with requiresEligibility %s, age %s and eligibility %s qualify: %s',
  async (requiresEligibility, isOfAge, isEligible, qualifies) => {
    settings.requiresEligibility = requiresEligibility
    await show()
    const wordOf = (value: string) => (value === 'yes' ? 'Yes' : 'No')
    const question = (name: string) => screen.getByRole('group', { name })
    answer(question('Are you 18 years of age or older?'), wordOf(isOfAge))
    answer(question('Are you currently eligible to work in the US?'), wordOf(isEligible))
    await press('Continue')
    // The form is loaded with each answer.
    expect(onAnswer).toHaveBeenCalledTimes(2)
    expect(onQualified.mock.calls).toEqual(qualifies ? [[{ isOfAge, isEligible }]] : [])
    expect(onDisqualified).toHaveBeenCalledTimes(qualifies ? 0 : 1)
  },
)

test('leads to the first question that is not answered', async () => {
  await show()
  const [ofAge, eligible] = screen.getAllByRole('group') as [HTMLElement, HTMLElement]
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Two questions first')
  expect(document.activeElement).toBe(document.body)
  const missing = () => screen.queryAllByText('Please answer yes or no').length
  expect(missing()).toBe(0)
  await press('Continue')
  expect(missing()).toBe(2)
  expect(ofAge.contains(document.activeElement)).toBe(true)
  answer(ofAge, 'No')
  expect(within(ofAge).getByLabelText<HTMLInputElement>('No').checked).toBe(true)
  expect(missing()).toBe(1)
  await press('Continue')
  expect(eligible.contains(document.activeElement)).toBe(true)
  expect(onDisqualified).not.toHaveBeenCalled()
})
