import { readSession } from '@gatehouse/contracts/portal/session'
import { peek } from '../portal/use-read.ts'

type Values = Record<string, string>

/** A form on the page as it stands: `id` is that of its fields. */
export interface OpenForm {
  id: string
  values: Values
}

/** Forms on the page that are to be kept, by name; each gives what it holds that was not sent. */
export const openForms = new Map<string, () => OpenForm | undefined>()

/**
 * What somebody had typed when their session ended without their wish, by name of the form. It is
 * personal: it stays in the memory of this page, never in the browser's storage.
 */
export const drafts = new Map<string, { person: string; values: Values }>()

/** What the person signed in now had typed into a form; nobody gets another's. */
export function draftOf(form: string): Values | undefined {
  const draft = drafts.get(form)
  return draft?.person === peek(readSession, {})?.person?.key ? draft?.values : undefined
}
