import { expect, test } from '@jest/globals'
import type { Step } from '../model/steps.ts'
import { stepsWithErrors } from './registry.ts'

const steps: Step[] = ['upload', 'personal', 'resume', 'self-identification', 'agreement']

test('invalid fields map to their steps, in step order', () => {
  expect(stepsWithErrors(['education', 'personal.city', 'values.employment.0.end'], steps)).toEqual(
    ['personal', 'resume'],
  )
})

test.each<[string, Step]>([
  ['resume', 'upload'],
  ['noResume', 'upload'],
  ['values.personal.city', 'personal'],
  ['noEmployment', 'resume'],
  ['values.certifications.2.name', 'resume'],
  ['selfIdentification.gender', 'self-identification'],
  ['agreed', 'agreement'],
])('%s is asked for in the step %s', (field, step) => {
  expect(stepsWithErrors([field], steps)).toEqual([step])
})
