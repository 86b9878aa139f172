import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { ApplicationContext, type ApplicationState } from '../../model/application-context.ts'
import { UploadReview } from './upload-review.tsx'

afterEach(cleanup)

test.each([
  [true, 'marcus.pdf'],
  [false, 'marcus.pdf could not be attached'],
])('shows whether the résumé was taken: %s', (isTaken, shown) => {
  const resume = { name: 'marcus.pdf', outcome: 'timeout', canRetry: false, isTaken }
  const state = { application: { resume, applicantType: 'new' } } as unknown as ApplicationState
  render(
    <ApplicationContext value={state}>
      <UploadReview />
    </ApplicationContext>,
  )
  expect(screen.getByText(shown)).toBeTruthy()
})

test.each([
  ['new', 'No resume'],
  ['existing', 'Resume information on file'],
])('of a %s applicant without a file it says “%s”', (applicantType, shown) => {
  const state = { application: { resume: null, applicantType } } as unknown as ApplicationState
  render(
    <ApplicationContext value={state}>
      <UploadReview />
    </ApplicationContext>,
  )
  expect(screen.getByText(shown)).toBeTruthy()
})
