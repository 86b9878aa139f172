import {
  type ApplicationValues,
  type StepId,
  stepIds,
} from '@gatehouse/contracts/portal/application'
import type { Draft } from './draft.ts'

/** On which step a field of the form stands. */
const stepOf = (field: string): StepId => (field.startsWith('personal.') ? 'personal' : 'resume')

/**
 * Fields found in the résumé that nobody has looked at yet: unchanged since, and of a step that the
 * person has not gone on from.
 */
export function stillToCheck(draft: Draft, values: ApplicationValues, step: StepId): string[] {
  return draft.checkThis.filter((field) => {
    const goneOn = stepIds.indexOf(step) > stepIds.indexOf(stepOf(field))
    return !goneOn && at(draft.values, field) === at(values, field)
  })
}

/** The field with the entry it belongs to: an entry in another place is another one. */
function at(values: ApplicationValues, field: string): unknown {
  const [part = '', place = '', name = ''] = field.split('.')
  const held = (values as unknown as Record<string, unknown>)[part]
  if (!Array.isArray(held)) return (held as Record<string, unknown> | undefined)?.[place]
  const entry = held[Number(place)] as Record<string, unknown> | undefined
  return entry && JSON.stringify([entry.id, entry[name]])
}
