import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { InApplication } from '../../../testing/in-application.tsx'
import { showPart } from '../../../testing/show-page.tsx'
import type { Step } from '../model/steps.ts'
import { ReviewLead } from './review-lead.tsx'

afterEach(cleanup)

const lead = (step: Step, ...unreviewed: string[]) => (
  <InApplication state={{ unreviewed: new Set(unreviewed) }}>
    <ReviewLead step={step} />
  </InApplication>
)
const isShown = () => screen.queryByText(/^Please check what says “From your resume”/) !== null

test.each<[Step, string, boolean]>([
  ['personal', 'personal.city', true],
  ['resume', 'certifications.0b1c', true],
  ['resume', 'personal.city', false],
  ['self-identification', 'education.0b1c', false],
])('%s asks to check %s: %s', async (step, field, asks) => {
  await showPart(lead(step, field))
  expect(isShown()).toBe(asks)
})

test('stays where it is once all is reviewed: nothing moves below it', async () => {
  const { rerender } = await showPart(lead('personal', 'education.0b1c', 'personal.city'))
  rerender(lead('personal'))
  expect(isShown()).toBe(true)
})
