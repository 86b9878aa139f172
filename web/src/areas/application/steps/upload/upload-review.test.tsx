import type { Application, Resume } from '@gatehouse/contracts/portal/application'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { UploadReview } from './upload-review.tsx'

afterEach(cleanup)

const show = (changes: Partial<Application>) =>
  showInApplication(<UploadReview />, { application: applicationOf(changes) })

test.each([
  [true, 'marcus.pdf'],
  [false, 'marcus.pdf could not be attached'],
])('shows whether the résumé was taken: %s', async (isTaken, shown) => {
  const resume: Resume = { name: 'marcus.pdf', outcome: 'timeout', isTaken }
  await show({ resume })
  expect(screen.getByText(shown)).toBeTruthy()
})

test('shows the earlier file that goes out instead of one that was not taken', async () => {
  const resume = { name: 'b.pdf', outcome: 'timeout', isTaken: false } as const
  await show({ resume: { ...resume, attached: 'a.pdf' } })
  expect(screen.getByText('a.pdf')).toBeTruthy()
  expect(screen.queryByText(/could not be attached/)).toBeNull()
})

test.each([
  ['new', 'No resume'],
  ['existing', 'Resume information on file'],
] as const)('of a %s applicant without a file it says “%s”', async (applicantType, shown) => {
  await show({ applicantType })
  expect(screen.getByText(shown)).toBeTruthy()
})
