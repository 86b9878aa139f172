/** Creates a valid one-page PDF with these lines of text. */
export function makePdf(lines: readonly string[], fontSize = 14): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n')
  const content = `BT /F1 ${fontSize} Tf 72 720 Td ${Math.ceil(fontSize * 1.5)} TL\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  // latin1: one byte per character, as the offsets assume.
  return Uint8Array.from(Buffer.from(file + table + end, 'latin1'))
}

function escapeText(line: string): string {
  return line
    .replace(/[\\()]/g, '\\$&')
    .replace(/–/g, '\x96')
    .replace(/[^\x20-\xff]/g, '?')
}
