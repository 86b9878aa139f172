import type { ComponentType } from 'react'
import type { PlainKey } from '../../../language/define-text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { pathInValues } from '../model/rejection.ts'
import type { Step } from '../model/steps.ts'
import type { text } from './messages.ts'

interface StepModule {
  StepForm: ComponentType
  /** Answers of the step, shown in the agreement step. */
  StepReview?: ComponentType
}

interface StepDefinition {
  title: PlainKey<typeof text.en>
  /** In plain words, where the title is a term of the specification. */
  subtitle?: PlainKey<typeof text.en>
  /** Names the answers, in the review and at the Change button; by default the title. */
  answersTitle?: PlainKey<typeof text.en>
  minutes: number
  /** Top-level names in problem field paths that belong to the step. */
  fields: readonly string[]
  load: () => Promise<StepModule>
  StepForm: ComponentType
  StepReview: ComponentType
}

function defineStep({
  load,
  ...step
}: Omit<StepDefinition, 'StepForm' | 'StepReview'>): StepDefinition {
  return {
    ...step,
    load,
    StepForm: lazyPart(async () => (await load()).StepForm, { Placeholder: PageSkeleton }),
    StepReview: lazyPart(async () => (await load()).StepReview ?? NoReview),
  }
}

const NoReview = () => null

export const stepRegistry: Record<Step, StepDefinition> = {
  upload: defineStep({
    title: 'upload',
    answersTitle: 'resumeFile',
    minutes: 1,
    fields: ['resume', 'noResume'],
    load: () => import('../steps/upload/upload-step.tsx'),
  }),
  personal: defineStep({
    title: 'personal',
    minutes: 2,
    fields: ['personal'],
    load: () => import('../steps/personal/personal-step.tsx'),
  }),
  resume: defineStep({
    title: 'resume',
    subtitle: 'resumeIs',
    answersTitle: 'resumeIs',
    minutes: 3,
    fields: ['employment', 'noEmployment', 'education', 'certifications'],
    load: () => import('../steps/history/history-step.tsx'),
  }),
  'self-identification': defineStep({
    title: 'selfIdentification',
    // As its form says [2 §5].
    minutes: 5,
    fields: ['selfIdentification'],
    load: () => import('../steps/self-identification/self-identification-step.tsx'),
  }),
  agreement: defineStep({
    title: 'agreement',
    minutes: 1,
    fields: ['agreed'],
    load: () => import('../steps/agreement/agreement-step.tsx'),
  }),
}

/** Loads steps ahead of use, so that a lost connection does not block later steps. */
export function prefetchSteps(steps: readonly Step[]) {
  for (const step of steps) void stepRegistry[step].load().catch(() => undefined)
}

export function stepsWithErrors(fields: readonly string[], steps: readonly Step[]): Step[] {
  const invalid = fields.map((field) => pathInValues(field).split('.')[0] ?? '')
  return steps.filter((step) => stepRegistry[step].fields.some((name) => invalid.includes(name)))
}
