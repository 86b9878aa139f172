/** Browsers sniff these bytes for HTML. */
const sniffedBytes = 1024

/** Expects a PDF signature. False if a browser could sniff the file as HTML. */
export function isSafePdf(content: Buffer): boolean {
  const head = content.subarray(0, sniffedBytes).toString('latin1')
  if (/<\s*(!doctype|html|script|svg|iframe|body)\b/i.test(head)) return false
  return content.includes(' obj') && (content.includes('startxref') || content.includes('trailer'))
}
