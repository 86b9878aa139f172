import { setImmediate } from 'node:timers/promises'
import { createInflateRaw } from 'node:zlib'
import { isSafeContent } from './docx-content.ts'
import { isMainType, readContentTypes, readRelationships } from './docx-package.ts'
import { readZip, type ZipEntry } from './zip.ts'

const maxUnpackedBytes = 50 * 2 ** 20
/** Read as text, at some 100 MB a second. */
const maxXmlBytes = 16 * 2 ** 20
/** Zip bomb limits: real documents compress less; small files are harmless at any ratio. */
const maxRatio = 200
const ratioFreeBytes = 2 ** 20

const typesPart = '[content_types].xml'
const unsafeName = /vbaproject|vbadata|macrosheet|activex|(^|\/)embeddings\//
const isXml = (type: string) => /[/+]xml$/i.test(type)
/** Space, zeros, and byte order marks. */
const beforeTag = new Set(Buffer.from('\t\n\r \0\xef\xbb\xbf\xff\xfe', 'latin1'))
const isRelationships = (name: string) => name.endsWith('.rels')

/** Expects a ZIP signature. True for a Word document whose parts are all known and safe. */
export async function isSafeDocx(content: Buffer): Promise<boolean> {
  const entries = readZip(content)
  if (!entries?.every(isSafeEntry)) return false
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxUnpackedBytes) return false
  const byName = new Map(entries.map((one) => [one.name.toLowerCase(), one]))
  const typesEntry = byName.get(typesPart)
  const packageEntry = byName.get('_rels/.rels')
  if (byName.size !== entries.length || !typesEntry || !packageEntry) return false
  const typesContent = await unpack(typesEntry)
  const types = typesContent && readContentTypes(typesContent)
  const packageContent = await unpack(packageEntry)
  const [main, second] = (packageContent && readRelationships(packageContent)?.main) ?? []
  if (!types || second !== undefined || !isMainType(main && types.of(main))) return false
  if (!byName.has((main ?? '').toLowerCase())) return false

  let xmlBytes = 0
  for (const [name, entry] of byName) {
    const isFolder = name.endsWith('/') && entry.size === 0
    if (name === typesPart || isFolder) continue
    const type = types.of(name)
    const unpacked = await unpack(entry)
    if (type === undefined || !unpacked) return false
    if (!isXml(type) && !isRelationships(name) && !beginsWithTag(unpacked)) continue
    xmlBytes += unpacked.length
    if (xmlBytes > maxXmlBytes || !isSafePart(name, unpacked)) return false
    // Lets other requests run between parts.
    await setImmediate()
  }
  return true
}

function isSafeEntry({ name, method, isEncrypted, size, data }: ZipEntry): boolean {
  const hasPathTraversal =
    /\\|^[a-z]:/i.test(name) ||
    name
      .replace(/\/$/, '')
      .split('/')
      .some((folder) => ['', '.', '..'].includes(folder))
  const isSupported = method === 0 || method === 8
  const isZipBomb = size > ratioFreeBytes && size > data.length * maxRatio
  return (
    isSupported &&
    !isEncrypted &&
    !hasPathTraversal &&
    !isZipBomb &&
    !unsafeName.test(name.toLowerCase())
  )
}

/** Whatever its type, a reader could find XML in it. */
function beginsWithTag(content: Buffer): boolean {
  return content.find((byte) => !beforeTag.has(byte)) === 0x3c
}

function isSafePart(name: string, content: Buffer): boolean {
  if (isRelationships(name)) return readRelationships(content) !== undefined
  // Data of other programs in any encoding; no relationship makes it part of the text.
  return name.startsWith('customxml/') || isSafeContent(content)
}

/** Undefined unless it has the declared size; stops when that is exceeded. */
async function unpack({ method, data, size }: ZipEntry): Promise<Buffer | undefined> {
  if (method === 0) return data.length === size ? data : undefined
  const chunks: Buffer[] = []
  let length = 0
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  inflate.end(data)
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > size) return undefined
      chunks.push(chunk)
    }
  } catch {
    return undefined
  }
  return length === size ? Buffer.concat(chunks) : undefined
}
