import { readSession } from '@gatehouse/contracts/portal/session'
import { peek } from '../portal/use-read.ts'

type Values = Record<string, string>

interface OpenForm {
  id: string
  values: Values
}

/** Reads each mounted form with `storeAs`, by that name; undefined without unsent input. */
export const openForms = new Map<string, () => OpenForm | undefined>()

/**
 * Input of forms that were open when a session ended or its company was changed in another tab, by form
 * name. Personal data: in memory only, never in browser storage.
 */
export const unsavedForms = new Map<string, { person: string; values: Values }>()

/** Stored input of the signed-in user only. */
export function unsavedValuesOf(form: string): Values | undefined {
  const unsaved = unsavedForms.get(form)
  return unsaved?.person === peek(readSession, {})?.person?.key ? unsaved?.values : undefined
}
