import type { Rule } from '@gatehouse/contracts/rules/rule'
import type { RefObject } from 'react'

/** Bound of a form's values: every field is text. */
export type FormValues<V> = Record<keyof V, string>

/** Name of a field of a form: a misspelt one does not compile. */
export type FieldName<V> = keyof V & string

export interface FormFields<V extends FormValues<V>> {
  id: string
  values: V
  /** Broken rules by field, once the user has tried to submit. */
  errors: Partial<Record<FieldName<V>, Rule>>
  change: (name: FieldName<V>, value: string) => void
}

export interface Form<V extends FormValues<V>> extends FormFields<V> {
  dirty: boolean
  sending: boolean
  restored: boolean
  summary: RefObject<HTMLDivElement | null>
  /** Empties a field without an error until the next submit. */
  clear: (name: FieldName<V>) => void
  /**
   * Makes the values, with these changes, those that count as saved. What was typed since they were sent
   * stays, as input that is not saved.
   */
  reset: (changes: Partial<V>) => void
  focus: (name: FieldName<V>) => void
  /** Focuses a text field and selects its text, so that typing replaces it. */
  select: (name: FieldName<V>) => void
  submit: () => void
  /** Submits with the focus on the submit button, not on the button of the failure. */
  retry: () => void
}

export type AnyForm = Form<Record<never, string>>
