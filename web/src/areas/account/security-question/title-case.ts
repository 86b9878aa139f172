/** Every word with a capital first letter, and otherwise as it is: "What Was Your First Pet's Name". */
export function titleCase(text: string): string {
  return text.replace(/(?<=^|\s)[^\p{L}\p{N}\s]*\p{Ll}/gu, (beginning) => beginning.toUpperCase())
}
