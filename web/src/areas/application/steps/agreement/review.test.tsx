import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { press } from '../../../../testing/press.ts'
import type { ReviewSection } from '../../model/application-context.ts'
import { Review } from './review.tsx'

afterEach(cleanup)

const goTo = jest.fn()
const reviews: ReviewSection[] = [
  {
    step: 'upload',
    title: 'Resume file',
    Review: () => <p>rosa.pdf</p>,
  },
  {
    step: 'resume',
    title: 'Work and education',
    Review: () => <p>Welder, Acme</p>,
  },
]
const show = (email: string, sections = reviews) =>
  showInApplication(<Review />, { application: applicationOf({ email }), reviews: sections, goTo })

test('shows the address and the answers of each step, with a way to change them', async () => {
  await show('ann@example.test')
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Check your answers')
  expect(screen.getByText(/^This is what you are about to send/)).toBeTruthy()
  const sections = screen.getAllByRole('heading', { level: 5 }).map((heading) => {
    const section = heading.parentElement?.parentElement
    return [heading.textContent, section?.lastElementChild?.textContent]
  })
  expect(sections).toEqual([
    ['Email Address', 'ann@example.test'],
    ['Resume file', 'rosa.pdf'],
    ['Work and education', 'Welder, Acme'],
  ])
  expect(screen.getByRole('button', { name: 'Change your email address' })).toBeTruthy()
  await press('Change Resume file')
  await press('Change Work and education')
  expect(goTo.mock.calls).toEqual([['upload'], ['resume']])
})

test('a worker has no address here, and without any answer no review', async () => {
  await show('')
  expect(screen.queryByText('Email Address')).toBeNull()
  expect(screen.getByText('rosa.pdf')).toBeTruthy()
  cleanup()
  await show('', [])
  expect(screen.queryByRole('heading')).toBeNull()
  cleanup()
  await show('ann@example.test', [])
  expect(screen.getByText('ann@example.test')).toBeTruthy()
})
