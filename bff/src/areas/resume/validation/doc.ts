import { setImmediate } from 'node:timers/promises'
import { hasLoadingMark } from './field-instruction.ts'

/** Compound file layout [MS-CFB]. */
const tableListOffset = 76
const tableListInHeader = 109
const lastSector = 0xfffffffa
const directoryEntrySize = 128
const childOffset = 76
const noEntry = 0xffffffff

const macros = /^(macros|_vba_project|_vba_project_cur|vba)$/i
/** Streams of an embedded object; the first character of some is a control character. */
const objects = /^.?(ole10native|objinfo|ocxname|ocxdata)$/is

interface DirectoryEntry {
  name: string
  hasChild: boolean
}

/** Expects a compound file signature. False with macros, embedded objects, or fields that load files. */
export async function isSafeDoc(content: Buffer): Promise<boolean> {
  const entries = readDirectory(content)
  const isDocument = entries?.some(({ name }) => name === 'WordDocument') === true
  if (!isDocument || entries.some(isUnsafeEntry)) return false
  // Text in UTF-16 may begin at any byte.
  const views = [
    () => content.toString('latin1'),
    () => content.toString('utf16le'),
    () => content.subarray(1).toString('utf16le'),
  ]
  for (const view of views) {
    if (hasLoadingMark(view())) return false
    await setImmediate()
  }
  return true
}

const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const readEntries = (content: Buffer) =>
  (content.subarray(0, 8).equals(compoundSignature) && readDirectory(content)) || []

export function hasMacros(content: Buffer): boolean {
  return readEntries(content).some(({ name }) => macros.test(name))
}

/** Office keeps a document with a password in a compound file [MS-OFFCRYPTO]. */
export function isEncryptedPackage(content: Buffer): boolean {
  return readEntries(content).some(({ name }) => name === 'EncryptedPackage')
}

/** The storage of embedded objects may be left empty. */
function isUnsafeEntry({ name, hasChild }: DirectoryEntry): boolean {
  return (
    macros.test(name) || objects.test(name) || (name.toLowerCase() === 'objectpool' && hasChild)
  )
}

/** Directory entries; undefined for a malformed file. */
function readDirectory(content: Buffer): DirectoryEntry[] | undefined {
  if (content.length < 512) return undefined
  const shift = content.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const size = 1 << shift
  const sector: Sector = (id) => {
    const from = (id + 1) * size
    return from < content.length ? content.subarray(from, from + size) : undefined
  }
  const entries: DirectoryEntry[] = []
  const visited = new Set<number>()
  for (let id = content.readUInt32LE(48); id < lastSector; ) {
    const bytes = sector(id)
    if (!bytes || visited.has(id)) return undefined
    visited.add(id)
    for (let at = 0; at + directoryEntrySize <= bytes.length; at += directoryEntrySize) {
      const length = bytes.readUInt16LE(at + 64)
      const isUsed = bytes[at + 66] !== 0 && length >= 2 && length <= 64
      if (isUsed)
        entries.push({
          name: bytes.toString('utf16le', at, at + length - 2),
          hasChild: bytes.readUInt32LE(at + childOffset) !== noEntry,
        })
    }
    const next = nextSector(content, id, size, sector)
    if (next === undefined) return undefined
    id = next
  }
  return entries
}

type Sector = (id: number) => Buffer | undefined

function nextSector(content: Buffer, id: number, size: number, sector: Sector): number | undefined {
  const perSector = size / 4
  const bytes = tableSector(content, Math.floor(id / perSector), perSector, sector)
  const at = (id % perSector) * 4
  return bytes && bytes.length >= at + 4 ? bytes.readUInt32LE(at) : undefined
}

/** The header lists the first 109 sectors of the allocation table, a chain of sectors the others. */
function tableSector(content: Buffer, index: number, perSector: number, sector: Sector) {
  if (index < tableListInHeader) return sector(content.readUInt32LE(tableListOffset + index * 4))
  const perListSector = perSector - 1
  let list = content.readUInt32LE(68)
  for (let n = Math.floor((index - tableListInHeader) / perListSector); n > 0; n--) {
    const bytes = sector(list)
    if (bytes?.length !== perSector * 4) return undefined
    list = bytes.readUInt32LE(perListSector * 4)
  }
  const bytes = sector(list)
  if (bytes?.length !== perSector * 4) return undefined
  return sector(bytes.readUInt32LE(((index - tableListInHeader) % perListSector) * 4))
}
