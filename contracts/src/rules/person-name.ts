import { nameCharacters } from './name-characters.ts'
import { nonBlankText } from './non-blank-text.ts'
import { optionalText } from './optional-text.ts'
import { rule } from './rule.ts'
import { tidyTyped, toTidy } from './typed-text.ts'

const maxNameLength = 60

/** Slashes are removed, not rejected [2 §5]. */
const withoutSlashes = (typed: unknown) =>
  typeof typed === 'string' ? tidyTyped(typed.replace(/[/\\]/g, '')) : typed

/** Slashes alone would be sent as an empty name. */
export const namesSomebody = /[^/\\\s]/

export const personName = nonBlankText(maxNameLength)
  .matches(nameCharacters, { message: rule('character'), excludeEmptyString: true })
  .matches(namesSomebody, { message: rule('required'), excludeEmptyString: true })
  .transform(withoutSlashes)

export const optionalName = optionalText(maxNameLength)
  .matches(nameCharacters, rule('character'))
  .transform(withoutSlashes)

export const cityName = nonBlankText(maxNameLength)
  .matches(nameCharacters, { message: rule('character'), excludeEmptyString: true })
  .transform(toTidy)
