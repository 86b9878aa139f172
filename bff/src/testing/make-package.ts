const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
export const relationshipTypes = `${office}/officeDocument/2006/relationships`
export const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const typesOf = (entries: string) =>
  `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${entries}</Types>`
export const overrideOf = (name: string, type: string) =>
  `<Override PartName="/${name}" ContentType="${type}"/>`
export const contentTypes = typesOf(
  overrideOf('word/document.xml', `${wordTypes}.document.main+xml`),
)

export const relationshipsOf = (entries: string) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${entries}</Relationships>`
export const relationshipOf = (kind: string, target: string, more = '') =>
  `<Relationship Id="rId7" Type="${relationshipTypes}/${kind}" Target="${target}"${more}/>`

export const paragraphsOf = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`
export const documentOf = (body: string) =>
  `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${relationshipTypes}"><w:body>${paragraphsOf('<w:t>Nele New, nele@example.test</w:t>')}${body}</w:body></w:document>`

interface PackageParts {
  types?: string | Uint8Array
  main?: string
  document?: string | Uint8Array
  /** Of the main document. */
  relationships?: string | Uint8Array
  others?: Record<string, string | Uint8Array>
}

/** The entries of a Word document, valid unless its parts say otherwise. */
export function toEntries({
  types = contentTypes,
  main = 'word/document.xml',
  document = documentOf(''),
  relationships,
  others = {},
}: PackageParts) {
  const folder = main.slice(0, main.lastIndexOf('/'))
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relationshipsOf(relationshipOf('officeDocument', main)),
    [main]: document,
    ...(relationships && {
      [`${folder}/_rels/${main.slice(folder.length + 1)}.rels`]: relationships,
    }),
    ...others,
  }
  return Object.entries(parts).map(([name, content]) => ({
    name,
    content: Buffer.from(content as string),
  }))
}
