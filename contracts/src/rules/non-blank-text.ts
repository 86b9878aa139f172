import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'
import { comparableTyped, toComparable, toTidy, toTrimmed, visible } from './typed-text.ts'

/** Trimmed. Rejects text of spaces and invisible characters only. */
export function nonBlankText(max: number) {
  return requiredText(max)
    .matches(visible, { message: rule('required'), excludeEmptyString: true })
    .transform(toTrimmed)
}

export function tidyText(max: number) {
  return nonBlankText(max).transform(toTidy)
}

/** An identity or a security answer, judged and cast as it is compared. */
export function comparableText(max: number) {
  return nonBlankText(max)
    .test(
      'comparable-length',
      rule('too-long'),
      (typed) => typed.length > max || comparableTyped(typed).length <= max,
    )
    .transform(toComparable)
}
