import { createInflateRaw } from 'node:zlib'
import { readZip, type ZipEntry } from './zip.ts'

const maxUnpackedBytes = 50 * 2 ** 20
/** Zip bomb limits: real documents compress less; small files are harmless at any ratio. */
const maxRatio = 200
const ratioFreeBytes = 2 ** 20

const mainPart = 'word/document.xml'
const typesPart = '[content_types].xml'
const macros = /vbaproject|vbadata|macrosheet|activex/
const macroTypes = /macroenabled|vbaproject/i

/** Expects a ZIP signature. True for a Word document without macros or zip bombs. */
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
  const hasPathTraversal = name.includes('\\') || /(^|\/)\.\.(\/|$)|^\/|^[a-z]:/i.test(name)
  const isSupported = method === 0 || method === 8
  const isZipBomb = size > ratioFreeBytes && size > data.length * maxRatio
  return (
    isSupported &&
    !isEncrypted &&
    !hasPathTraversal &&
    !isZipBomb &&
    !macros.test(name.toLowerCase())
  )
}

/** Counts the bytes, because the declared size may be false; stops when it is exceeded. */
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
    // Invalid deflate data: the size will not match the declared one.
  }
}
