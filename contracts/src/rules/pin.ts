import { nonBlankText } from './non-blank-text.ts'
import { toCompact } from './typed-text.ts'

/** A PIN that support reads out [1 §4]; spaces are removed. */
export const pin = nonBlankText(20).transform(toCompact)
