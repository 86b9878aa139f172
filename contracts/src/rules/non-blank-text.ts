import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'

/** Trimmed. Rejects text of spaces and invisible characters only. */
export function nonBlankText(max: number) {
  return requiredText(max)
    .matches(/[^\s\p{C}]/u, { message: rule('required'), excludeEmptyString: true })
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
}
