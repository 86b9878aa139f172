import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { stepsOf, stepToOpen, stepToSave } from './steps.ts'

const values: ApplicationValues = emptyApplication()
const application = {
  applicantType: 'new',
  steps: ['personal', 'resume', 'self-identification', 'agreement'],
  step: 'personal',
  resume: null,
  values,
} as unknown as Application

test('shows the history step once the résumé is decided, and workers no upload', () => {
  expect(stepsOf(application, values)).toEqual([
    'upload',
    'personal',
    'self-identification',
    'agreement',
  ])
  expect(stepsOf(application, { ...values, noResume: 'yes' })).toContain('resume')
  expect(
    stepsOf({ ...application, applicantType: 'worker', steps: ['agreement'] }, values),
  ).toEqual(['agreement'])
})

test('a resumed draft opens at its saved step', () => {
  expect(stepToOpen(application)).toBe('upload')
  expect(stepToOpen({ ...application, step: 'agreement' })).toBe('agreement')
  expect(stepToOpen({ ...application, values: { ...values, noResume: 'yes' } })).toBe('personal')
  expect(stepToSave('upload', application.steps)).toBe('personal')
})
