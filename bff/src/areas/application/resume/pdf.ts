/** What a browser that guesses would take for a page stands in so many bytes from the start. */
const guessedBy = 1024

/** For a file that begins as a PDF: whether it is one, and no page besides. */
export function isSafePdf(content: Buffer): boolean {
  const head = content.subarray(0, guessedBy).toString('latin1')
  if (/<\s*(!doctype|html|script|svg|iframe|body)\b/i.test(head)) return false
  return content.includes(' obj') && (content.includes('startxref') || content.includes('trailer'))
}
