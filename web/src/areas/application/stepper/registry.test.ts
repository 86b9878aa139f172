import { expect, test } from '@jest/globals'
import type { Step } from '../model/steps.ts'
import { stepsWithErrors } from './registry.ts'

const steps: Step[] = ['upload', 'personal', 'resume', 'self-identification', 'agreement']

test('invalid fields map to their steps, in step order', () => {
  expect(stepsWithErrors(['education', 'personal.city', 'values.employment.0.end'], steps)).toEqual(
    ['personal', 'resume'],
  )
  expect(stepsWithErrors(['resume'], steps)).toEqual(['upload'])
})
