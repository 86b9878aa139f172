import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'
import { toTrimmed, trimTyped } from './typed-text.ts'

/** Trimmed by typed-text.ts. Rejects text of spaces and invisible characters only. */
export function nonBlankText(max: number) {
  return requiredText(max)
    .test('not-blank', rule('required'), (typed) => !typed || trimTyped(typed) !== '')
    .transform(toTrimmed)
}
