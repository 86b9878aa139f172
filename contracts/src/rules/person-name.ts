import { nonBlankText } from './non-blank-text.ts'
import { optionalText } from './optional-text.ts'
import { rule } from './rule.ts'
import { trimTyped } from './typed-text.ts'

/**
 * Letters of any language, digits and common punctuation. Slashes are removed, not rejected [2 §5].
 */
const name = /^[\p{L}\p{M}\p{N} _'’.\-/\\]*$/u

const maxNameLength = 60

const withoutSlashes = (typed: unknown) =>
  typeof typed === 'string' ? trimTyped(typed.replace(/[/\\]/g, '')) : typed

export const personName = nonBlankText(maxNameLength)
  .matches(name, { message: rule('invalid'), excludeEmptyString: true })
  // Slashes alone would be sent as an empty name.
  .matches(/[^/\\\s]/, { message: rule('required'), excludeEmptyString: true })
  .transform(withoutSlashes)

export const optionalName = optionalText(maxNameLength)
  .matches(name, rule('invalid'))
  .transform(withoutSlashes)

export const cityName = nonBlankText(maxNameLength).matches(name, {
  message: rule('invalid'),
  excludeEmptyString: true,
})
