import { ChakraProvider } from '@chakra-ui/react'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { system } from '../../../ui/theme.ts'
import { StepHeading } from './step-heading.tsx'

const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView

beforeEach(() => {
  scrollIntoView.mockClear()
})
afterEach(cleanup)

const heading = (takesFocus: boolean) => (
  <ChakraProvider value={system}>
    <StepHeading takesFocus={takesFocus}>Resume</StepHeading>
  </ChakraProvider>
)

test('a step that the user opened starts at the top, with the focus on its heading', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  render(heading(true))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  // The browser would scroll it to the edge of the window first.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'start' }]])
  focus.mockRestore()
})

test('one that opened by itself leaves the focus and the page where they are', () => {
  render(heading(false))
  expect(document.activeElement).toBe(document.body)
  expect(scrollIntoView).not.toHaveBeenCalled()
})
