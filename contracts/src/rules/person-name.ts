import { nonBlankText } from './non-blank-text.ts'
import { optionalText } from './optional-text.ts'
import { rule } from './rule.ts'

/**
 * Letters of any language, with the marks some of them carry, digits, space, hyphen, underscore,
 * apostrophe and period [decisions]. Slashes are taken off, not refused [2 §5].
 */
const name = /^[\p{L}\p{M}\p{N} _'’.\-/\\]*$/u

const maxNameLength = 60

const withoutSlashes = (typed: unknown) =>
  typeof typed === 'string' ? typed.replace(/[/\\]/g, '').trim() : typed

/** A first or last name. */
export const personName = nonBlankText(maxNameLength)
  .matches(name, { message: rule('invalid'), excludeEmptyString: true })
  // A name of slashes alone would be sent as none.
  .matches(/[^/\\\s]/, { message: rule('required'), excludeEmptyString: true })
  .transform(withoutSlashes)

/** A name that somebody may not have. */
export const optionalName = optionalText(maxNameLength)
  .matches(name, rule('invalid'))
  .transform(withoutSlashes)

/** The name of a city. */
export const cityName = nonBlankText(maxNameLength).matches(name, {
  message: rule('invalid'),
  excludeEmptyString: true,
})
