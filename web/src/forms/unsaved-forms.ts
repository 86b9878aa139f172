import { readSession } from '@gatehouse/contracts/portal/session'
import { peek } from '../portal/use-read.ts'

type Values = Record<string, string>

/** State of a mounted form. */
export interface OpenForm {
  id: string
  values: Values
}

/** Mounted forms to keep, by name; undefined without unsent input. */
export const openForms = new Map<string, () => OpenForm | undefined>()

/**
 * Input of forms that were open when a session ended, by form name. Personal data: kept in memory,
 * never in browser storage.
 */
export const unsavedForms = new Map<string, { person: string; values: Values }>()

/** Kept input of the signed-in person only. */
export function unsavedValuesOf(form: string): Values | undefined {
  const draft = unsavedForms.get(form)
  return draft?.person === peek(readSession, {})?.person?.key ? draft?.values : undefined
}
