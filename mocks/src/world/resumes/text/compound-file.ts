const endOfChain = 0xfffffffe
const entrySize = 128

/** Streams of an OLE compound file by name. */
export type Streams = Map<string, Buffer>

/** Parses an OLE compound file. Throws on dangling or circular sector references. */
export function openCompoundFile(bytes: Uint8Array): Streams {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorSize = 1 << file.readUInt16LE(30)
  const smallSize = 1 << file.readUInt16LE(32)
  const minStreamSize = file.readUInt32LE(56)
  if (sectorSize < 512 || sectorSize > 4096 || smallSize !== 64) throw new Error('damaged header')

  const sector = (id: number) => {
    const start = (id + 1) * sectorSize
    if (start >= file.length) throw new Error('it leads out of the file')
    return file.subarray(start, start + sectorSize)
  }
  const small: { bytes: Buffer } = { bytes: Buffer.alloc(0) }
  const smallSector = (id: number) => small.bytes.subarray(id * smallSize, (id + 1) * smallSize)

  function follow(first: number, table: Buffer, at: (id: number) => Buffer): Buffer {
    const parts: Buffer[] = []
    for (let id = first; id < endOfChain; id = table.readUInt32LE(id * 4)) {
      parts.push(at(id))
      if (parts.length > file.length / smallSize) throw new Error('it goes round in a circle')
    }
    return Buffer.concat(parts)
  }

  // Up to seven megabytes, the header lists all sectors of the allocation table.
  const named = Array.from({ length: 109 }, (_, index) => file.readUInt32LE(76 + index * 4))
  const table = Buffer.concat(named.filter((id) => id < endOfChain).map(sector))
  const smallTable = follow(file.readUInt32LE(60), table, sector)
  const directory = follow(file.readUInt32LE(48), table, sector)

  const streams: Streams = new Map()
  for (let offset = 0; offset + entrySize <= directory.length; offset += entrySize) {
    const length = directory.readUInt16LE(offset + 64)
    const kind = directory.readUInt8(offset + 66)
    if (length < 2 || length > 64) continue
    const name = directory.toString('utf16le', offset, offset + length - 2)
    const first = directory.readUInt32LE(offset + 116)
    const size = directory.readUInt32LE(offset + 120)
    if (kind === 5) small.bytes = follow(first, table, sector)
    if (kind !== 2) continue
    const whole =
      size < minStreamSize ? follow(first, smallTable, smallSector) : follow(first, table, sector)
    if (whole.length < size) throw new Error('it ends too early')
    streams.set(name, whole.subarray(0, size))
  }
  return streams
}
