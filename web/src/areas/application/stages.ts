import {
  type Application,
  type ApplicationValues,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PlainKey } from '../../language/define-text.ts'
import type { text } from './messages.ts'

/** What is open one after the other: the upload of a résumé, then the steps of the form. */
export type StageId = 'upload' | StepId

interface StageDefinition {
  title: PlainKey<typeof text.en>
  fetch: () => Promise<unknown>
  Part: LazyExoticComponent<ComponentType>
}

function stage(
  title: StageDefinition['title'],
  fetch: () => Promise<{ Part: ComponentType }>,
): StageDefinition {
  return { title, fetch, Part: lazy(async () => ({ default: (await fetch()).Part })) }
}

export const stages: Record<StageId, StageDefinition> = {
  upload: stage('upload', () => import('./upload/upload-stage.tsx')),
  personal: stage('personal', () => import('./personal/personal-step.tsx')),
  resume: stage('resume', () => import('./history/resume-step.tsx')),
  'self-identification': stage(
    'selfIdentification',
    () => import('./self-identification/self-identification-step.tsx'),
  ),
  agreement: stage('agreement', () => import('./agreement/agreement-step.tsx')),
}

/** Fetched ahead: whoever loses the signal half-way can go on typing. */
export function fetchStages(ids: readonly StageId[]) {
  for (const id of ids) void stages[id].fetch().catch(() => undefined)
}

type Seen = Pick<Application, 'applicantType' | 'steps' | 'resume'>

/** The stages this person goes through, in order; histories come once it is clear what is in a résumé. */
export function stagesOf(
  { applicantType: who, steps, resume }: Seen,
  { noResume }: ApplicationValues,
): StageId[] {
  const unclear = who === 'new' && !resume && noResume !== 'yes'
  const seen: StageId[] = stepIds.filter(
    (id) => steps.includes(id) && !(unclear && id === 'resume'),
  )
  return who === 'worker' ? seen : ['upload', ...seen]
}

/** Where somebody goes on who opens it: where they were last. */
export function stageToOpen(view: Application): StageId {
  const all = stagesOf(view, view.values)
  const untouched = !view.resume && view.values.noResume === '' && view.step === view.steps[0]
  if (all.includes('upload') && untouched) return 'upload'
  return all.includes(view.step) ? view.step : (all[0] ?? 'agreement')
}

/** The step that is kept as the last one. */
export function stepOf(stage: StageId, steps: readonly StepId[]): StepId {
  return stage === 'upload' ? (steps[0] ?? 'agreement') : stage
}

const stageOfPart: Record<string, StageId> = {
  resume: 'upload',
  noResume: 'upload',
  personal: 'personal',
  employment: 'resume',
  noEmployment: 'resume',
  education: 'resume',
  certifications: 'resume',
  selfIdentification: 'self-identification',
  agreed: 'agreement',
}

/** Where the fields are that the gateway found wrong; the first stage of them first. */
export function stagesWrong(fields: readonly string[], all: readonly StageId[]): StageId[] {
  const wrong = fields.map(
    (field) => stageOfPart[field.replace(/^values\./, '').split('.')[0] ?? ''],
  )
  return all.filter((stage) => wrong.includes(stage))
}
