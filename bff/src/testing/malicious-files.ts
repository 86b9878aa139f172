import { deflateRawSync } from 'node:zlib'
import { makePdf } from '@gatehouse/mocks/world/make-pdf'
import { makeCompoundFile } from '@gatehouse/mocks/world/resumes/samples/make-compound-file'
import { makeDocx } from '@gatehouse/mocks/world/resumes/samples/make-docx'
import { makeRtf } from '@gatehouse/mocks/world/resumes/samples/make-rtf'
import { contentTypes, toEntries } from './make-package.ts'

type Bytes = Uint8Array<ArrayBuffer>
const bytes = (...parts: (string | Uint8Array)[]): Bytes =>
  Uint8Array.from(Buffer.concat(parts.map((one) => Buffer.from(one as Uint8Array))))

const lines = ['Nele New', 'nele@example.test']

const spreadsheetTypes = contentTypes
  .replace('/word/document.xml', '/xl/workbook.xml')
  .replace('wordprocessingml.document', 'spreadsheetml.sheet')

export interface Packed {
  name: string
  content: Uint8Array
  /** Declared size, if false. */
  declaredSize?: number
}

/** A zip archive whose directory may declare false sizes and offsets. */
export function makeZip(files: readonly Packed[], from = 0): Bytes {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = from
  for (const { name, content, declaredSize = content.length } of files) {
    const data = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(data.length, 18)
    local.writeUInt32LE(declaredSize, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    local.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    entry.writeUInt16LE(0, 30)
    locals.push(local, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
    at += local.length + name.length + data.length
  }
  const size = Buffer.concat(directory).length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return bytes(...locals, ...directory, end)
}

const text = (content: string) => Buffer.from(content)
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 2 ** 20)

export const macros: Packed = { name: 'word/vbaProject.bin', content: text('x') }

export const docxWith = (...more: Packed[]) => makeZip([...toEntries({}), ...more])
const [types, ...others] = toEntries({})

const png = bytes(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(200))
const exe = bytes('MZ', Buffer.from('90000300000004000000ffff0000', 'hex'), Buffer.alloc(300))

/** Unsupported or unsafe files, with the name they are uploaded under. */
export const maliciousFiles: readonly (readonly [what: string, name: string, content: Bytes])[] = [
  ['an image called PDF', 'resume.pdf', png],
  ['a program called Word', 'resume.doc', exe],
  ['a program called text', 'resume.txt', exe],
  ['a page called text', 'resume.txt', bytes('<!doctype html><p>Hello')],
  ['a script in a text', 'resume.txt', bytes('Nele New\n<script>alert(1)</script>')],
  ['a shell script called text', 'resume.txt', bytes('#!/bin/sh\nrm -rf /\n')],
  ['text with zeros', 'resume.txt', bytes('Nele\0New')],
  ['an archive called Word', 'resume.docx', makeZip([{ name: 'a.txt', content: text('a') }])],
  [
    'a spreadsheet called Word',
    'resume.docx',
    makeZip(
      toEntries({ types: spreadsheetTypes, main: 'xl/workbook.xml', document: '<workbook/>' }),
    ),
  ],
  ['an old spreadsheet called Word', 'resume.doc', compound('Workbook')],
  ['a PDF with an archive at its end', 'resume.pdf', bytes(makePdf(lines), docxWith())],
  ['a PDF after a page', 'resume.pdf', bytes('<html>', makePdf(lines))],
  [
    'a PDF that is a page as well',
    'resume.pdf',
    bytes('%PDF-1.4\n<script>1</script>', makePdf(lines)),
  ],
  ['a PDF in name and head alone', 'resume.pdf', bytes('%PDF-1.4\nnothing')],
  ['Word with an archive at its end', 'resume.doc', bytes(compound('WordDocument'), docxWith())],
  ['rich text with something after it', 'resume.rtf', bytes(makeRtf(lines), 'MZ and more')],
  ['rich text with an object', 'resume.rtf', bytes('{\\rtf1{\\object\\objdata 0105}}')],
  ['Word with macros', 'resume.docx', docxWith(macros)],
  [
    'Word with macros by its list of types',
    'resume.docx',
    makeZip(
      toEntries({ types: contentTypes.replace('document.main', 'document.macroEnabled.main') }),
    ),
  ],
  ['old Word with macros', 'resume.doc', compound('WordDocument', 'Macros')],
  ['a bomb of one file', 'resume.docx', docxWith({ name: 'word/a.xml', content: zeros(8) })],
  ['a bomb of many', 'resume.docx', docxWith(...many(60))],
  [
    'a bomb that declares another size',
    'resume.docx',
    docxWith({ name: 'word/a.xml', content: zeros(8), declaredSize: 100 }),
  ],
  ['Word that climbs out', 'resume.docx', docxWith({ name: '../../etc/x', content: text('x') })],
  ['Word with a hidden start', 'resume.docx', bytes('%PDF-1.4', makeDocx(lines))],
  ['text with a PDF in it', 'resume.txt', bytes('Nele New\n', makePdf(lines))],
  [
    'Word that is a PDF as well',
    'resume.docx',
    makeZip([{ name: '%PDF-1.4', content: text('1 0 obj') }, types as Packed, ...others]),
  ],
  ['an empty document', 'resume.docx', bytes('PK\x03\x04')],
]

/** Each entry is within the limit, but not their sum. */
function many(count: number): Packed[] {
  const content = Buffer.alloc(2 ** 20 - 1, 'a')
  return Array.from({ length: count }, (_, n) => ({ name: `word/${n}.xml`, content }))
}

/** As Office keeps a document with a password. */
export const protectedWord = compound('EncryptedPackage', 'EncryptionInfo')

function compound(name: string, other = '0Table'): Bytes {
  return bytes(
    makeCompoundFile([
      [other, text('x')],
      [name, text('x')],
    ]),
  )
}
