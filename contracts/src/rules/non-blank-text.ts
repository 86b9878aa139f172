import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'
import { toTidy, toTrimmed, visible } from './typed-text.ts'

/** Trimmed. Rejects text of spaces and invisible characters only. */
export function nonBlankText(max: number) {
  return requiredText(max)
    .matches(visible, { message: rule('required'), excludeEmptyString: true })
    .transform(toTrimmed)
}

export function tidyText(max: number) {
  return nonBlankText(max).transform(toTidy)
}
