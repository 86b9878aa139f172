import { string } from 'yup'
import { rule } from './rule.ts'
import { comparableTyped, toComparable } from './typed-text.ts'

/** Maximum length of an address (RFC 5321). */
const maxLength = 254

/** Name, @, host with a dot [1 §5], without what stands around an address in a text: "<a@b.test>," */
const pattern = /^\s*[^\s@<>,;:()]+@[^\s@.<>,;:()"/]+(\.[^\s@.<>,;:()"/]+)+\s*$/

/** Judged as it is compared, by form and gateway alike: phone keyboards append a space. */
export const email = string()
  .typeError(rule('invalid'))
  .required(rule('required'))
  .test('max-length', rule('too-long'), (typed = '') => comparableTyped(typed).length <= maxLength)
  .test({
    name: 'matches',
    message: rule('email'),
    params: { regex: pattern },
    test: (typed = '') => typed === '' || pattern.test(comparableTyped(typed)),
  })
  .transform(toComparable)
