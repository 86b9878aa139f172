import { makeCompoundFile } from '@gatehouse/mocks/world/resumes/samples/make-compound-file'
import { makeDoc } from '@gatehouse/mocks/world/resumes/samples/make-doc'
import { expect, test } from '@jest/globals'
import { linearSeconds } from '../../../testing/linear-seconds.ts'
import { isSafeDoc } from './doc.ts'

const compound = (name: string, text = 'x') =>
  makeCompoundFile([
    [name, Buffer.from(text)],
    ['WordDocument', Buffer.from('x')],
  ])

/** Makes the stream a storage with this child. */
function withStorage(name: string, child: number): Buffer {
  const file = compound(name)
  const entry = file.indexOf(Buffer.from(name, 'utf16le'))
  file.writeUInt8(1, entry + 66)
  file.writeUInt32LE(child, entry + 76)
  return file
}

test.each([
  ...['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA'],
  ...['\x01Ole10Native', '\x03ObjInfo', '\x03OCXNAME', '\x03OCXDATA', 'ObjInfo'],
])('rejects a document with an entry %j', async (name) => {
  expect(await isSafeDoc(compound(name))).toBe(false)
})

/** Adds an entry at this place of the directory's sector: 0 is its root, 2 the document. */
function withEntryAt(place: number, name: string): Buffer {
  const file = compound('Data')
  const at = (file.readUInt32LE(48) + 1) * 512 + place * 128
  file.fill(0, at, at + 64).write(name, at, 'utf16le')
  file.writeUInt16LE((name.length + 1) * 2, at + 64)
  file.writeUInt8(1, at + 66)
  return file
}

test('rejects macros at each place of the directory', async () => {
  expect(await isSafeDoc(withEntryAt(3, 'Other'))).toBe(true)
  for (const place of [1, 3]) expect(await isSafeDoc(withEntryAt(place, 'Macros'))).toBe(false)
})

/** Sets the sector that follows this one, in the only sector of the allocation table. */
function setNext(file: Buffer, sector: number, next: number) {
  file.writeUInt32LE(next, (file.readUInt32LE(76) + 1) * 512 + sector * 4)
}

/** Moves the directory to another sector of the first 128, which one table sector covers. */
function withDirectoryIn(sector: number, file: Buffer): Buffer {
  const from = (file.readUInt32LE(48) + 1) * 512
  const moved = Buffer.concat([file, Buffer.alloc(512 * (sector + 2) - file.length)])
  file.copy(moved, (sector + 1) * 512, from, from + 512)
  moved.fill(0, from, from + 512).writeUInt32LE(sector, 48)
  setNext(moved, sector, 0xfffffffe)
  return moved
}

test.each([100, 127])('reads a directory in sector %d', async (sector) => {
  expect(await isSafeDoc(withDirectoryIn(sector, compound('Data')))).toBe(true)
  expect(await isSafeDoc(withDirectoryIn(sector, compound('Macros')))).toBe(false)
})

/** Continues the chain of the directory's sectors with this entry of the allocation table. */
function withNextOfDirectory(next: (directory: number) => number, file: Buffer): Buffer {
  const directory = file.readUInt32LE(48)
  setNext(file, directory, next(directory))
  return file
}

const longFile = () => Buffer.concat([compound('Data'), Buffer.alloc(512 * 150)])

test.each<[string, boolean, (directory: number) => number]>([
  ['ends', true, () => 0xfffffffe],
  ['leads outside of the file', false, () => 5000],
  ['leads back', false, (directory) => directory],
  ['leads to a sector that the table does not cover', false, () => 130],
])('a document whose directory %s is accepted: %s', async (_case, isAccepted, next) => {
  expect(await isSafeDoc(withNextOfDirectory(next, longFile()))).toBe(isAccepted)
})

test.each([
  ['Other', true],
  ['Macros', false],
])(
  'a document with %s in the second sector of its directory is accepted: %s',
  async (name, isAccepted) => {
    const file = withDirectoryIn(100, compound(name))
    const first = compound('Data')
    const directory = first.readUInt32LE(48)
    first.copy(file, (directory + 1) * 512, (directory + 1) * 512, (directory + 2) * 512)
    file.writeUInt32LE(directory, 48)
    expect(await isSafeDoc(withNextOfDirectory(() => 100, file))).toBe(isAccepted)
  },
)

/** The same file with sectors of 4096 bytes, as large documents have. */
function withLargeSectors(file: Buffer): Buffer {
  const [header, table, ...others] = Array.from({ length: file.length / 512 }, (_, at) =>
    file.subarray(at * 512, at * 512 + 512),
  ) as [Buffer, Buffer]
  const enlarge = (sector: Buffer, filler: number) =>
    Buffer.concat([sector, Buffer.alloc(4096 - 512, filler)])
  const enlarged = [
    enlarge(header, 0),
    enlarge(table, 0xff),
    ...others.map((one) => enlarge(one, 0)),
  ]
  enlarged[0]?.writeUInt16LE(12, 30)
  return Buffer.concat(enlarged)
}

test('reads the directory of a document with large sectors', async () => {
  expect(await isSafeDoc(withLargeSectors(compound('Data')))).toBe(true)
  expect(await isSafeDoc(withLargeSectors(compound('Macros')))).toBe(false)
})

test('rejects embedded objects, but not an empty storage for them', async () => {
  expect(await isSafeDoc(withStorage('ObjectPool', 2))).toBe(false)
  expect(await isSafeDoc(withStorage('ObjectPool', 0xffffffff))).toBe(true)
})

test.each(['DDEAUTO cmd', ' includetext "x"', 'INCLUDEPICTURE "x"', 'DATABASE x', '\x13 QUOTE 68'])(
  'rejects the field %s',
  async (field) => {
    expect(await isSafeDoc(compound('0Table', `Nele \x13${field} \x14`))).toBe(false)
    const odd = Buffer.from(`Nele \x13${field} \x14`, 'utf16le').toString('latin1')
    expect(await isSafeDoc(compound('0Table', `x${odd}`))).toBe(false)
    expect(await isSafeDoc(Buffer.from(makeDoc([`Nele \x13${field} \x14`])))).toBe(false)
  },
)

test('accepts fields that load nothing', async () => {
  const fields = '\x13 HYPERLINK "https://example.test/dde" \x14LinkedIn\x15 \x13 DATE \x14'
  expect(await isSafeDoc(Buffer.from(makeDoc(['Nele New', fields])))).toBe(true)
})

test.each([
  ['marks of fields', '\x13'],
  ['marks of fields and zeros', '\x13\0'],
  ['marks of fields and spaces', `\x13${' '.repeat(99)}`],
  ['a mark of a field before spaces', '\x13'.padEnd(2_000_000)],
  ['names of fields', 'DDE '],
  ['spaces', ' '],
])('judges 2 MB of %s in linear time', async (_what, part) => {
  const content = Buffer.concat([compound('Data'), Buffer.alloc(2_000_000, part, 'latin1')])
  const from = process.cpuUsage()
  await isSafeDoc(content)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})

test('accepts a document with pictures', async () => {
  const picture = Buffer.from(
    Array.from({ length: 300_000 }, (_, n) => (n * n * 31 + (n >> 3)) & 255),
  )
  expect(await isSafeDoc(Buffer.concat([compound('Data'), picture]))).toBe(true)
})
