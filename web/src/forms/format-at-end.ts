import type { ChangeEvent } from 'react'

/** Longest typed or pasted date: with spaces around it and its parts. The format shortens it. */
export const maxDateLength = 24

/** What is typed at the end of a field is formatted; a correction within is left alone. */
export function formatAtEnd(
  { target }: ChangeEvent<HTMLInputElement>,
  before: string,
  format: (typed: string, before: string) => string,
): string {
  const isAtEnd = target.selectionEnd === target.value.length
  return isAtEnd ? format(target.value, before) : target.value
}
