import { requiredText } from './required-text.ts'
import { rule } from './rule.ts'

/**
 * Text that says something: not only spaces or characters that nobody sees, which would be nothing
 * to whoever takes those off. Spaces around it are taken off.
 */
export function nonBlankText(max: number) {
  return requiredText(max)
    .matches(/[^\s\p{C}]/u, { message: rule('required'), excludeEmptyString: true })
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
}
