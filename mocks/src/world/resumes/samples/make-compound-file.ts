const sectorSize = 512
const sizeOfEntry = 128
/** Smaller streams would have to go elsewhere: these are filled up. */
const leastSize = 4096
const none = 0xffffffff
const endOfChain = 0xfffffffe
const ofTable = 0xfffffffd

function filled(content: Buffer): Buffer {
  const size = Math.max(leastSize, Math.ceil(content.length / sectorSize) * sectorSize)
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

function entryOf({ name, kind, left, right, child, first, size }: Entry): Buffer {
  const entry = Buffer.alloc(sizeOfEntry)
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
  for (const [value, place] of links) entry.writeUInt32LE(value, place)
  return entry
}

function headOf(directoryAt: number): Buffer {
  const head = Buffer.alloc(sectorSize)
  head.write('d0cf11e0a1b11ae1', 'hex')
  const words: [number, number][] = [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ]
  for (const [value, place] of words) head.writeUInt16LE(value, place)
  const links: [number, number][] = [
    ...([
      [1, 44],
      [directoryAt, 48],
      [leastSize, 56],
    ] as [number, number][]),
    ...([
      [endOfChain, 60],
      [0, 64],
      [endOfChain, 68],
      [0, 72],
    ] as [number, number][]),
  ]
  for (const [value, place] of links) head.writeUInt32LE(value, place)
  // The table is the first sector, and has no other.
  for (let place = 76; place < sectorSize; place += 4)
    head.writeUInt32LE(place === 76 ? 0 : none, place)
  return head
}

/** An OLE compound file of two streams, the shorter name first, of 60 kB in all at most. */
export function makeCompoundFile(streams: readonly [[string, Buffer], [string, Buffer]]): Buffer {
  const table: number[] = [ofTable]
  const chain = (count: number): number => {
    const first = table.length
    for (let left = count; left > 0; left -= 1) table.push(left > 1 ? table.length + 1 : endOfChain)
    return first
  }
  const directoryAt = chain(1)
  const contents = streams.map(([, content]) => filled(content))
  const firsts = contents.map((content) => chain(content.length / sectorSize))

  const links = { left: none, right: none, child: none }
  const [[shorter], [longer]] = streams
  const sizeOf = (index: number) => contents[index]?.length ?? 0
  const directory = Buffer.concat([
    entryOf({ ...links, name: 'Root Entry', kind: 5, child: 2, first: endOfChain, size: 0 }),
    entryOf({ ...links, name: shorter, kind: 2, first: firsts[0] ?? 0, size: sizeOf(0) }),
    entryOf({ ...links, name: longer, kind: 2, left: 1, first: firsts[1] ?? 0, size: sizeOf(1) }),
    Buffer.alloc(sizeOfEntry),
  ])
  const sectors = Buffer.alloc(sectorSize, 0xff)
  for (const [index, next] of table.entries()) sectors.writeUInt32LE(next, index * 4)
  return Buffer.concat([headOf(directoryAt), sectors, directory, ...contents])
}
