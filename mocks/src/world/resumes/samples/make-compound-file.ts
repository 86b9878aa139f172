const sectorSize = 512
const entrySize = 128
/** Streams are padded to this size, so that no mini stream is needed. */
const minStreamSize = 4096
const none = 0xffffffff
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd

function pad(content: Buffer): Buffer {
  const size = Math.max(minStreamSize, Math.ceil(content.length / sectorSize) * sectorSize)
  return Buffer.concat([content, Buffer.alloc(size - content.length)])
}

interface Entry {
  name: string
  kind: 1 | 2 | 5
  left: number
  right: number
  child: number
  first: number
  size: number
}

function encodeEntry({ name, kind, left, right, child, first, size }: Entry): Buffer {
  const entry = Buffer.alloc(entrySize)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt8(1, 67)
  const links: [number, number][] = [
    [left, 68],
    [right, 72],
    [child, 76],
    [first, 116],
    [size, 120],
  ]
  for (const [value, offset] of links) entry.writeUInt32LE(value, offset)
  return entry
}

function encodeHeader(directoryAt: number): Buffer {
  const head = Buffer.alloc(sectorSize)
  head.write('d0cf11e0a1b11ae1', 'hex')
  const words: [number, number][] = [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ]
  for (const [value, offset] of words) head.writeUInt16LE(value, offset)
  const links: [number, number][] = [
    ...([
      [1, 44],
      [directoryAt, 48],
      [minStreamSize, 56],
    ] as [number, number][]),
    ...([
      [endOfChain, 60],
      [0, 64],
      [endOfChain, 68],
      [0, 72],
    ] as [number, number][]),
  ]
  for (const [value, offset] of links) head.writeUInt32LE(value, offset)
  // The allocation table (FAT) is the first sector only.
  for (let offset = 76; offset < sectorSize; offset += 4)
    head.writeUInt32LE(offset === 76 ? 0 : none, offset)
  return head
}

/** Creates an OLE compound file of two streams, the shorter name first, at most 60 kB. */
export function makeCompoundFile(streams: readonly [[string, Buffer], [string, Buffer]]): Buffer {
  const table: number[] = [tableSector]
  const chain = (count: number): number => {
    const first = table.length
    for (let left = count; left > 0; left -= 1) table.push(left > 1 ? table.length + 1 : endOfChain)
    return first
  }
  const directoryAt = chain(1)
  const contents = streams.map(([, content]) => pad(content))
  const firsts = contents.map((content) => chain(content.length / sectorSize))

  const links = { left: none, right: none, child: none }
  const [[shorter], [longer]] = streams
  const sizeOf = (index: number) => contents[index]?.length ?? 0
  const directory = Buffer.concat([
    encodeEntry({ ...links, name: 'Root Entry', kind: 5, child: 2, first: endOfChain, size: 0 }),
    encodeEntry({ ...links, name: shorter, kind: 2, first: firsts[0] ?? 0, size: sizeOf(0) }),
    encodeEntry({
      ...links,
      name: longer,
      kind: 2,
      left: 1,
      first: firsts[1] ?? 0,
      size: sizeOf(1),
    }),
    Buffer.alloc(entrySize),
  ])
  const sectors = Buffer.alloc(sectorSize, 0xff)
  for (const [index, next] of table.entries()) sectors.writeUInt32LE(next, index * 4)
  return Buffer.concat([encodeHeader(directoryAt), sectors, directory, ...contents])
}
