/**
 * The rules a field can break. yup schemas carry them as their messages; screens translate them
 * (web/src/forms/messages.ts), and the gateway names them in 'invalid-input' problems.
 */
export const rules = [
  'required',
  'invalid',
  'too-long',
  'passcode',
  'last-six',
  'mismatch',
  'either-phone',
  'po-box',
  'postal-code',
  'month-year',
  'us-date',
  'before-start',
  'before-issue',
  'after-today',
  'number',
  'grade',
  'missing-entry',
] as const

export type Rule = (typeof rules)[number]

/** Names a rule as a yup message, so that a misspelt one does not compile. */
export function rule(name: Rule): Rule {
  return name
}
