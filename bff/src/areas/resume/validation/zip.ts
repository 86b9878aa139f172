/** End of central directory record [PKWARE APPNOTE 4.3.16]. */
const endSignature = Buffer.from('PK\x05\x06', 'latin1')
const endSize = 22
const maxCommentLength = 0xffff
const entrySignature = 0x02014b50
const entrySize = 46
const localSignature = 0x04034b50
const localSize = 30
/** More than any real document has. */
const maxEntries = 2000

export interface ZipEntry {
  name: string
  /** 0: stored, 8: deflated. */
  method: number
  isEncrypted: boolean
  size: number
  data: Buffer
}

/** True if a ZIP reader would find an archive at the end of the file. */
export function hasZipEnd(content: Buffer): boolean {
  return content.subarray(-endSize - maxCommentLength).includes(endSignature)
}

/**
 * Reads the central directory. Undefined for any irregular layout: overlapping entries, or data before
 * or after the archive.
 */
export function readZip(content: Buffer): ZipEntry[] | undefined {
  const end = content.lastIndexOf(endSignature)
  if (end < 0 || end + endSize > content.length) return undefined
  const count = content.readUInt16LE(end + 10)
  const size = content.readUInt32LE(end + 12)
  const start = content.readUInt32LE(end + 16)
  const commentEnds = end + endSize + content.readUInt16LE(end + 20)
  if (commentEnds !== content.length || start + size !== end || count > maxEntries) return undefined
  const entries: (ZipEntry & { from: number; to: number })[] = []
  let at = start
  for (let n = 0; n < count; n++) {
    const entry = readEntry(content, at, end, start)
    if (!entry) return undefined
    entries.push(entry)
    at = entry.next
  }
  if (at !== end) return undefined
  const byOffset = entries.toSorted((a, b) => a.from - b.from)
  const overlap = byOffset.some((entry, n) => entry.from < (byOffset[n - 1]?.to ?? 0))
  return overlap || byOffset[0]?.from !== 0 ? undefined : entries
}

function readEntry(content: Buffer, at: number, end: number, dataEnds: number) {
  if (at + entrySize > end || content.readUInt32LE(at) !== entrySignature) return undefined
  const nameLength = content.readUInt16LE(at + 28)
  const extra = content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  const from = content.readUInt32LE(at + 42)
  if (from + localSize > dataEnds || content.readUInt32LE(from) !== localSignature) return undefined
  const name = content.subarray(at + entrySize, at + entrySize + nameLength)
  // Readers differ in which of the two names counts.
  if (
    !content
      .subarray(from + localSize)
      .subarray(0, nameLength)
      .equals(name)
  )
    return undefined
  const dataAt =
    from + localSize + content.readUInt16LE(from + 26) + content.readUInt16LE(from + 28)
  const to = dataAt + content.readUInt32LE(at + 20)
  if (to > dataEnds) return undefined
  return {
    name: name.toString('utf8'),
    method: content.readUInt16LE(at + 10),
    isEncrypted: (content.readUInt16LE(at + 8) & 1) === 1,
    size: content.readUInt32LE(at + 24),
    data: content.subarray(dataAt, to),
    from,
    to,
    next: at + entrySize + nameLength + extra,
  }
}
