import type { Resume } from '@gatehouse/contracts/portal/application'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../../../testing/show-page.tsx'
import { UploadResult } from './upload-result.tsx'

afterEach(cleanup)

const read = 'Your Resume was successfully uploaded!'
const notRead = 'There was a problem processing your Resume'
const file = 'Your file: rosa.txt'

test.each<[Resume['outcome'], boolean, string[]]>([
  ['parsed', true, [read, file]],
  ['parsed', false, [notRead]],
  ['no-data', true, [notRead, file]],
  ['parse-failed', false, [notRead]],
  ['timeout', true, ['Too late.', file]],
])('tells how reading the file ended: %s, taken: %s', async (outcome, isTaken, told) => {
  const resume: Resume = { name: 'rosa.txt', outcome, isTaken }
  await showPart(
    <UploadResult resume={resume} late="Too late.">
      <span>Next steps</span>
    </UploadResult>,
  )
  const result = screen.getByText('Next steps').parentElement?.parentElement as HTMLElement
  expect([...result.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(told)
})
