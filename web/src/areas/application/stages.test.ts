import type { Application, Values } from '@gatehouse/contracts/portal/application'
import { empty, emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { marksOf } from './marks.ts'
import { stagesOf, stagesWrong, stageToOpen, stepOf } from './stages.ts'

const values: Values = emptyApplication()
const view = {
  who: 'new',
  steps: ['personal', 'resume', 'self-identification', 'agreement'],
  step: 'personal',
  resume: null,
  values,
} as unknown as Application

test('histories come once it is clear what is in a résumé; workers upload none', () => {
  expect(stagesOf(view, values)).toEqual(['upload', 'personal', 'self-identification', 'agreement'])
  expect(stagesOf(view, { ...values, noResume: 'yes' })).toContain('resume')
  expect(stagesOf({ ...view, who: 'worker', steps: ['agreement'] }, values)).toEqual(['agreement'])
})

test('one goes on where one was last', () => {
  expect(stageToOpen(view)).toBe('upload')
  expect(stageToOpen({ ...view, step: 'agreement' })).toBe('agreement')
  expect(stageToOpen({ ...view, values: { ...values, noResume: 'yes' } })).toBe('personal')
  expect(stepOf('upload', view.steps)).toBe('personal')
})

test('fields that the gateway finds wrong are found in their stages, the first of them first', () => {
  const all = stagesOf(view, { ...values, noResume: 'yes' })
  expect(stagesWrong(['education', 'personal.city', 'values.employment.0.end'], all)).toEqual([
    'personal',
    'resume',
  ])
  expect(stagesWrong(['resume'], all)).toEqual(['upload'])
})

test('a mark stays with its entry', () => {
  const employment = [{ ...empty('employment'), id: 'abc' }]
  const marks = marksOf({
    fieldsToReview: ['personal.city', 'employment.0.company', 'employment.0.city'],
    values: { ...values, employment },
  })
  expect([...marks]).toEqual(['personal.city', 'employment.abc'])
})
