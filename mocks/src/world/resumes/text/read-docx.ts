const document = 'word/document.xml'
const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function withoutEntities(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Extracts the text of a Word document, one line per paragraph. Throws without a document part. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const { unzipSync, strFromU8 } = await import('fflate')
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === document && originalSize < 20_000_000,
  })
  const xml = files[document]
  if (!xml) throw new Error('there is no document in it')
  const text = strFromU8(xml)
    .replace(/<w:(instrText|delText)\b[^>]*>[^<]*<\/w:\1>/g, '')
    .replace(/[\r\n]/g, '')
    .replace(/<w:tab\/>|<\/w:tc>/g, '\t')
    .replace(/<w:(br|cr)\b[^>]*\/>|<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
  return withoutEntities(text)
}
