import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { press } from '../../../../testing/press.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import { NotQualified } from './not-qualified.tsx'

afterEach(cleanup)

test('reads the notice out, and leads to other jobs or back to the questions', async () => {
  const onChange = jest.fn()
  await showPage(<NotQualified onChange={onChange} />, '/search-jobs/1001?brandId=prostaff')
  const notice = screen.getByText(/do not meet the basic qualifications/)
  expect(document.activeElement).toBe(notice)
  const jobs = screen.getByRole('link', { name: 'Return to the job list' })
  expect(jobs.getAttribute('href')).toBe('/search-jobs?brands=prostaff')
  await press('Change my answers')
  expect(onChange).toHaveBeenCalledTimes(1)
})
