import { afterEach, expect, test } from '@jest/globals'
import { cleanup, renderHook } from '@testing-library/react'
import { useShownStep, useStepInTitle } from './step-title.ts'

afterEach(cleanup)

test('shows the step of the application while it is there', () => {
  const shown = renderHook(useShownStep).result
  const application = renderHook(useStepInTitle, { initialProps: 'Step 1 of 4' })
  expect(shown.current).toBe('Step 1 of 4')
  application.rerender('Step 2 of 4')
  expect(shown.current).toBe('Step 2 of 4')
  application.unmount()
  expect(shown.current).toBe('')
})
