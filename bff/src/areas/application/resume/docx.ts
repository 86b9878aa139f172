import { createInflateRaw } from 'node:zlib'
import { readZip, type ZipEntry } from './zip.ts'

/** Of all its files together, unpacked. */
const maxUnpackedBytes = 50 * 2 ** 20
/** No document's text shrinks further; a small file may, and does no harm. */
const maxRatio = 200
const ratioFreeBytes = 2 ** 20

const mainPart = 'word/document.xml'
const typesPart = '[content_types].xml'
const macros = /vbaproject|vbadata|macrosheet|activex/
/** What programs started by opening a document are listed as. */
const macroTypes = /macroenabled|vbaproject/i

/** For a file that begins as an archive: whether it is a document of Word that is safe to unpack. */
export async function isSafeDocx(content: Buffer): Promise<boolean> {
  const entries = readZip(content)
  if (!entries?.every(isSafeEntry)) return false
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxUnpackedBytes) return false
  const named = (name: string) => entries.filter((one) => one.name.toLowerCase() === name)
  const [types] = named(typesPart)
  if (named(mainPart).length !== 1 || named(typesPart).length !== 1 || !types) return false
  for (const entry of entries) if ((await measureUnpacked(entry)) !== entry.size) return false
  return !macroTypes.test(await unpack(types))
}

function isSafeEntry({ name, method, isEncrypted, size, data }: ZipEntry): boolean {
  const climbs = name.includes('\\') || /(^|\/)\.\.(\/|$)|^\/|^[a-z]:/i.test(name)
  const known = method === 0 || method === 8
  const absurd = size > ratioFreeBytes && size > data.length * maxRatio
  return known && !isEncrypted && !climbs && !absurd && !macros.test(name.toLowerCase())
}

/** What its directory says of a file's size may be a lie: it is counted, and given up when it is. */
async function measureUnpacked(entry: ZipEntry): Promise<number> {
  let size = 0
  for await (const chunk of inflate(entry)) {
    size += chunk.length
    if (size > entry.size) return size
  }
  return size
}

async function unpack(entry: ZipEntry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of inflate(entry)) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

async function* inflate({ method, data }: ZipEntry): AsyncGenerator<Buffer> {
  if (method === 0) return yield data
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  inflate.end(data)
  try {
    yield* inflate as AsyncIterable<Buffer>
  } catch {
    // Not deflated at all: what came so far is not what was promised.
  }
}
