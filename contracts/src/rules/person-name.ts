import { nameCharacters } from './name-characters.ts'
import { nonBlankText } from './non-blank-text.ts'
import { optionalText } from './optional-text.ts'
import { rule } from './rule.ts'
import { maxName } from './text-limits.ts'
import { blank, tidyTyped, toTidy } from './typed-text.ts'

/** Slashes are removed, not rejected [2 §5]. */
const withoutSlashes = (typed: unknown) =>
  typeof typed === 'string' ? tidyTyped(typed.replace(/[/\\]/g, '')) : typed

/** Slashes and invisible characters alone would be sent as an empty name. */
export const namesSomebody = new RegExp(`[^/\\\\${blank}]`, 'u')

export const personName = nonBlankText(maxName)
  .matches(nameCharacters, { message: rule('character'), excludeEmptyString: true })
  .matches(namesSomebody, { message: rule('required'), excludeEmptyString: true })
  .transform(withoutSlashes)

export const optionalCityName = optionalText(maxName).matches(nameCharacters, rule('character'))

export const optionalName = optionalCityName.transform(withoutSlashes)

export const cityName = nonBlankText(maxName)
  .matches(nameCharacters, { message: rule('character'), excludeEmptyString: true })
  .transform(toTidy)
