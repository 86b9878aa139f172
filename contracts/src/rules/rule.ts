/** Messages of yup schemas, translated in web/src/forms/rule-text/messages.ts. */
export const rules = [
  'required',
  'invalid',
  'character',
  'too-long',
  'phone',
  'email',
  'password',
  'passcode',
  'last-six',
  'mismatch',
  'emails-differ',
  'either-phone',
  'email-or-phone',
  'po-box',
  'web-address',
  'postal-code',
  'place',
  'month-year',
  'us-date',
  'no-such-day',
  'past-month',
  'before-start',
  'before-issue',
  'after-today',
  'number',
  'grade',
  'missing-entry',
  'routing-number',
  'account-number',
  'accounts-differ',
  'account-exists',
  'amount',
  'percent',
  'percent-left',
  'percent-total',
  'priority',
  'priority-taken',
  'balance-taken',
  'consent',
] as const

export type Rule = (typeof rules)[number]

/** Makes a misspelt rule a compile error. */
export function rule(name: Rule): Rule {
  return name
}
