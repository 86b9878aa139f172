/** Capitalizes each word and leaves the rest as it is. */
export function titleCase(text: string): string {
  return text.replace(/(^|\s)[^\p{L}\p{N}\s]*\p{Ll}/gu, (beginning) => beginning.toUpperCase())
}
