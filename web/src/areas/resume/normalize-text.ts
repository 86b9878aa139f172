import { tidyTyped } from '@gatehouse/contracts/rules/typed-text'

/** Text as it is stored, without differences in spaces and letter case, to compare it. */
export function normalizeText(text: string): string {
  return tidyTyped(text).replace(/\s+/g, ' ').toLowerCase()
}
