import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showPart } from '../../../testing/show-page.tsx'
import { StepHeading } from './step-heading.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

async function show(takesFocus: boolean) {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView')
  await showPart(<StepHeading takesFocus={takesFocus}>Resume</StepHeading>)
  return { focus, scrollIntoView }
}

test('a step that the user opened starts at the top, with the focus on its heading', async () => {
  const { focus, scrollIntoView } = await show(true)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  // The browser would scroll it to the edge of the window first.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'start' }]])
})

test('a step that opened by itself leaves the focus and the page where they are', async () => {
  const { scrollIntoView } = await show(false)
  expect(document.activeElement).toBe(document.body)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
