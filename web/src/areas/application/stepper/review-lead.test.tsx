import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { InApplication } from '../../../testing/in-application.tsx'
import type { Step } from '../model/steps.ts'

const { system } = await import('../../../ui/theme.ts')
const { ReviewLead } = await import('./review-lead.tsx')

afterEach(cleanup)

const lead = (step: Step, ...unreviewed: string[]) => (
  <ChakraProvider value={system}>
    <InApplication state={{ unreviewed: new Set(unreviewed) }}>
      <ReviewLead step={step} />
    </InApplication>
  </ChakraProvider>
)
const isShown = () => screen.queryByText(/^Please check what says “From your resume”/) !== null

test.each<[Step, string, boolean]>([
  ['personal', 'personal.city', true],
  ['resume', 'certifications.0b1c', true],
  ['resume', 'personal.city', false],
  ['self-identification', 'education.0b1c', false],
])('%s asks to check %s: %s', (step, field, asks) => {
  render(lead(step, field))
  expect(isShown()).toBe(asks)
})

test('stays where it is once all is reviewed: nothing moves below it', () => {
  const { rerender } = render(lead('personal', 'personal.city'))
  rerender(lead('personal'))
  expect(isShown()).toBe(true)
})
