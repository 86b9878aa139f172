import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'
import { toTrimmed, visible } from './typed-text.ts'

/** Trimmed. Rejects text of spaces and invisible characters only. */
export function nonBlankText(max: number) {
  return requiredText(max)
    .matches(visible, { message: rule('required'), excludeEmptyString: true })
    .transform(toTrimmed)
}
