import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { showInApplication } from '../../../testing/in-application.tsx'
import { press } from '../../../testing/press.ts'
import { StepButtons } from './step-buttons.tsx'

afterEach(cleanup)

const show = (back?: () => void) => showInApplication(<StepButtons>Continue</StepButtons>, { back })

test('Back leads to the step before', async () => {
  const back = jest.fn()
  await show(back)
  await press('Back')
  expect(back).toHaveBeenCalledTimes(1)
})

test('the first step has no Back', async () => {
  await show()
  expect(screen.queryByRole('button')).toBeNull()
})
