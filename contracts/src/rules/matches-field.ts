import { string } from 'yup'
import { rule } from './rule.ts'

/** What is typed once more, to be sure of it: the same as another field of the form. */
export function matchesField(field: string) {
  return sameAs(field, (typed) => typed)
}

/** As `repeated`, whatever the case of letters [1 §5 Security question]. */
export function matchesFieldIgnoringCase(field: string) {
  return sameAs(field, (typed) => typed.toLowerCase())
}

function sameAs(field: string, read: (typed: string) => string) {
  return string()
    .required(rule('required'))
    .test('repeated', rule('mismatch'), (typed, { parent }) => {
      return !typed || read(typed) === read(String(parent[field] ?? ''))
    })
}
