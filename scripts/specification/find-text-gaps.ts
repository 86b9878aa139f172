import { readEnglishTexts } from './english-texts.ts'
import { findGap } from './find-gap.ts'
import type { Text } from './lists.ts'

const english = await readEnglishTexts()

export function findTextGaps({
  text,
  message,
  shownAs,
  instead,
  reason,
  provenBy,
}: Text): string[] {
  if (reason && !instead) return []
  const shown = instead ?? text
  const gaps = [findGap(provenBy, shownAs ? wholePattern(shownAs) : patternOf(shown))]
  if (!english.has(message ?? shown)) gaps.push('no messages.ts has exactly this')
  if (message && !wholePattern(message).test(text)) gaps.push(`it is no “${message}”`)
  if (shownAs && !shownAs.includes(shown) && !wholePattern(shown).test(shownAs))
    gaps.push(`“${shownAs}” is not it`)
  return gaps.filter((gap) => gap !== undefined)
}

/** Matches a literal that is the text, or from four words on one that contains it. */
function patternOf(text: string): RegExp {
  return text.split(' ').length < 4 ? wholePattern(text) : new RegExp(sourceOf(text))
}

function wholePattern(text: string): RegExp {
  return new RegExp(`^${sourceOf(text)}$`)
}

/** For a `{value}` anything stands. */
function sourceOf(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('.*?')
}
