import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { plannedSteps, stepsOf, stepToOpen, stepToSave } from './steps.ts'

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
  // Its step is not shown before it is known whether there is a résumé.
  expect(stepToOpen({ ...application, step: 'resume' })).toBe('upload')
  expect(stepToSave('upload', application.steps)).toBe('personal')
})

test('all steps count from the start; those of a draft that was begun open where it was left', () => {
  const reversed = { ...application, steps: application.steps.toReversed() }
  for (const one of [application, reversed])
    expect(plannedSteps(one)).toEqual(['upload', ...application.steps])
  const resume = { name: 'a.pdf', outcome: 'parsed', isTaken: true } as const
  const begun = { ...application, resume }
  expect(stepsOf(begun, values)).toEqual(['upload', ...application.steps])
  expect(stepToOpen(begun)).toBe('personal')
  expect(stepsOf({ ...application, applicantType: 'existing' }, values)).toContain('resume')
  const worker = { ...application, applicantType: 'worker', steps: ['agreement'] } as Application
  expect(stepToOpen(worker)).toBe('agreement')
  expect(stepToSave('agreement', worker.steps)).toBe('agreement')
})
