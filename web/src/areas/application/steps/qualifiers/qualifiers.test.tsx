import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'

const { settings } = await import('../../../../portal/settings.ts')
const { system } = await import('../../../../ui/theme.ts')
const { Qualifiers } = await import('./qualifiers.tsx')

const onAnswer = jest.fn()
const onQualified = jest.fn()
const onDisqualified = jest.fn()

beforeEach(() => {
  onAnswer.mockClear()
  onQualified.mockClear()
  onDisqualified.mockClear()
})
afterEach(cleanup)

test.each([
  [false, 'yes', 'yes', true],
  [false, 'yes', 'no', true],
  [false, 'no', 'yes', false],
  [true, 'yes', 'yes', true],
  [true, 'yes', 'no', false],
])(
  'with requiresEligibility %s, age %s and eligibility %s qualify: %s',
  (requiresEligibility, isOfAge, isEligible, qualifies) => {
    settings.requiresEligibility = requiresEligibility
    render(
      <ChakraProvider value={system}>
        <Qualifiers onAnswer={onAnswer} onQualified={onQualified} onDisqualified={onDisqualified} />
      </ChakraProvider>,
    )
    const answer = (question: string, value: string) =>
      fireEvent.click(
        within(screen.getByRole('group', { name: question })).getByLabelText(
          value === 'yes' ? 'Yes' : 'No',
        ),
      )
    answer('Are you 18 years of age or older?', isOfAge)
    answer('Are you currently eligible to work in the US?', isEligible)
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    // The form is loaded meanwhile.
    expect(onAnswer).toHaveBeenCalledTimes(2)
    expect(onQualified.mock.calls).toEqual(qualifies ? [[{ isOfAge, isEligible }]] : [])
    expect(onDisqualified).toHaveBeenCalledTimes(qualifies ? 0 : 1)
  },
)

test('leads to the first question that is not answered', () => {
  render(
    <ChakraProvider value={system}>
      <Qualifiers onAnswer={onAnswer} onQualified={onQualified} onDisqualified={onDisqualified} />
    </ChakraProvider>,
  )
  const [ofAge, eligible] = screen.getAllByRole('group')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Two questions first')
  expect(document.activeElement).toBe(document.body)
  const missing = () => screen.queryAllByText('Please answer yes or no').length
  expect(missing()).toBe(0)
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  goOn()
  expect(missing()).toBe(2)
  expect(ofAge?.contains(document.activeElement)).toBe(true)
  fireEvent.click(within(ofAge as HTMLElement).getByLabelText('No'))
  expect(missing()).toBe(1)
  goOn()
  expect(eligible?.contains(document.activeElement)).toBe(true)
  expect(onDisqualified).not.toHaveBeenCalled()
})
