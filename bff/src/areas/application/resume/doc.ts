/** A compound file [MS-CFB]: a small file system of streams. */
const tableListOffset = 76
const tableListInHeader = 109
const lastSector = 0xfffffffa
const directoryEntrySize = 128

/** Streams and storages that are programs. */
const macros = /^(macros|_vba_project|_vba_project_cur|vba|.ole10native)$/i

/** For a file that begins as a compound file: whether it is a document of Word without macros. */
export function isSafeDoc(content: Buffer): boolean {
  const names = readNames(content)
  return names?.includes('WordDocument') === true && !names.some((name) => macros.test(name))
}

/** The names in its directory; undefined when it cannot be read. */
function readNames(content: Buffer): string[] | undefined {
  if (content.length < 512) return undefined
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const size = 1 << shift
  const sector: Sector = (id) => {
    const from = (id + 1) * size
    return from < content.length ? content.subarray(from, from + size) : undefined
  }
  const names: string[] = []
  const seen = new Set<number>()
  for (let id = content.readUInt32LE(48); id < lastSector; ) {
    const bytes = sector(id)
    if (!bytes || seen.has(id)) return undefined
    seen.add(id)
    for (let at = 0; at + directoryEntrySize <= bytes.length; at += directoryEntrySize) {
      const length = bytes.readUInt16LE(at + 64)
      const isUsed = bytes[at + 66] !== 0 && length >= 2 && length <= 64
      if (isUsed) names.push(bytes.toString('utf16le', at, at + length - 2))
    }
    const next = nextSector(content, id, size, sector)
    if (next === undefined) return undefined
    id = next
  }
  return names
}

type Sector = (id: number) => Buffer | undefined

/** What follows a sector, by the allocation table. */
function nextSector(content: Buffer, id: number, size: number, sector: Sector): number | undefined {
  const perSector = size / 4
  const bytes = tableSector(content, Math.floor(id / perSector), perSector, sector)
  const at = (id % perSector) * 4
  return bytes && bytes.length >= at + 4 ? bytes.readUInt32LE(at) : undefined
}

/** Where the table is: its first 109 sectors are told in the head, others in sectors of their own. */
function tableSector(content: Buffer, place: number, perSector: number, sector: Sector) {
  if (place < tableListInHeader) return sector(content.readUInt32LE(tableListOffset + place * 4))
  const inEach = perSector - 1
  let list = content.readUInt32LE(68)
  for (let n = Math.floor((place - tableListInHeader) / inEach); n > 0; n--) {
    const bytes = sector(list)
    if (bytes?.length !== perSector * 4) return undefined
    list = bytes.readUInt32LE(inEach * 4)
  }
  const bytes = sector(list)
  if (bytes?.length !== perSector * 4) return undefined
  return sector(bytes.readUInt32LE(((place - tableListInHeader) % inEach) * 4))
}
