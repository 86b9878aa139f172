import { string } from 'yup'
import { type Rule, rule } from './rule.ts'
import { comparableTyped } from './typed-text.ts'

/** A repeated password: equal to the letter. */
export function matchesField(field: string) {
  return sameAs(field, (typed) => typed)
}

/** A repeated e-mail address. */
export function matchesEmailField(field: string) {
  return sameAs(field, comparableTyped, 'emails-differ')
}

/** A repeated security answer, in upper or lower case [1 §5 Security question]. */
export function matchesFieldIgnoringCase(field: string) {
  return sameAs(field, (typed) => comparableTyped(typed).toLowerCase())
}

function sameAs(field: string, read: (typed: string) => string, broken: Rule = 'mismatch') {
  return string()
    .required(rule('required'))
    .test('repeated', rule(broken), (typed, { parent }) => {
      return !typed || read(typed) === read(String(parent[field] ?? ''))
    })
}
