import {
  type ApplicationValues,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'
import type { Draft } from './draft.ts'

const stepOf = (field: string): StepId => (field.startsWith('personal.') ? 'personal' : 'resume')

/**
 * Fields prefilled from the résumé and not reviewed yet: unchanged, on a step the applicant has not
 * completed.
 */
export function findUnreviewedFields(
  draft: Draft,
  values: ApplicationValues,
  step: StepId,
): string[] {
  return draft.fieldsToReview.filter((field) => {
    const isStepCompleted = stepIds.indexOf(step) > stepIds.indexOf(stepOf(field))
    return !isStepCompleted && valueAt(draft.values, field) === valueAt(values, field)
  })
}

/** Includes the entry id, so that a moved entry counts as changed. */
function valueAt(values: ApplicationValues, field: string): unknown {
  const [part = '', key = '', name = ''] = field.split('.')
  const group = (values as unknown as Record<string, unknown>)[part]
  if (!Array.isArray(group)) return (group as Record<string, unknown> | undefined)?.[key]
  const entry = group[Number(key)] as Record<string, unknown> | undefined
  return entry && JSON.stringify([entry.id, entry[name]])
}
