import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { goodResumes } from '../../../testing/good-resumes.ts'
import { linearSeconds } from '../../../testing/linear-seconds.ts'
import {
  documentOf,
  overrideOf,
  paragraphsOf,
  relationshipOf,
  relationshipsOf,
  toEntries,
  typesOf,
  wordTypes,
} from '../../../testing/make-package.ts'
import { makeZip, type Packed } from '../../../testing/malicious-files.ts'
import { officeAttacks } from '../../../testing/office-attacks.ts'
import { isSafeDocx } from './docx.ts'

const ofType = <T extends readonly [string, string, Uint8Array]>(samples: readonly T[]) =>
  samples
    .filter(([, name]) => name.endsWith('.docx'))
    .map(([what, , content]) => [what, content] as const)

test.each(ofType(officeAttacks))('rejects %s', async (_what, content) => {
  expect(await isSafeDocx(Buffer.from(content))).toBe(false)
})

test.each(ofType(goodResumes))('accepts a document of %s', async (_what, content) => {
  expect(await isSafeDocx(Buffer.from(content))).toBe(true)
})

/** Keeps 2 MB of repeats within the ratio of a ZIP bomb. */
const noise = `<!--${randomBytes(12_000).toString('base64')}-->`

const fieldOf = (...runs: string[]) =>
  paragraphsOf('<w:fldChar w:fldCharType="begin"/>', ...runs, '<w:fldChar w:fldCharType="end"/>')
const instruction = (text: string) => `<w:instrText xml:space="preserve">${text}</w:instrText>`

test.each([
  ['a page number', fieldOf(instruction('PAGE'), '<w:fldChar w:fldCharType="separate"/>')],
  ['a split name', fieldOf(instruction(' HYPER'), instruction('LINK "https://a.test/link dde"'))],
  ['a placeholder', fieldOf(instruction('MACROBUTTON  DoFieldClick [Your name]'))],
  ['an empty instruction', `${fieldOf('<w:instrText/>')}${paragraphsOf('<w:t>LINK up</w:t>')}`],
  ['a deleted field', fieldOf('<w:delInstrText> PAGE   \\* MERGEFORMAT </w:delInstrText>')],
  [
    'a reference in a CDATA section, which stands for itself',
    fieldOf(instruction('<![CDATA[HYPERLINK "https://a.test/?b&#32;dde c"]]>')),
  ],
  ['a formula', fieldOf(instruction('='), fieldOf(instruction('PAGE')), instruction('+1'))],
  [
    'a table of contents',
    fieldOf(
      instruction('TOC \\o "1-3"'),
      '<w:fldChar w:fldCharType="separate"/>',
      fieldOf(instruction('PAGEREF _Toc1 \\h')),
    ),
  ],
])('accepts a document with %s', async (_what, body) => {
  expect(await isSafeDocx(Buffer.from(makeZip(toEntries({ document: documentOf(body) }))))).toBe(
    true,
  )
})

test('accepts a main document whose name is spelt in another case', async () => {
  const types = typesOf(overrideOf('word/document.xml', `${wordTypes}.document.main+xml`))
  const entries = toEntries({ main: 'word/Document.xml', types })
  expect(await isSafeDocx(Buffer.from(makeZip(entries)))).toBe(true)
})

test('rejects an entry whose local header has another name', async () => {
  const archive = Buffer.from(makeZip(toEntries({})))
  archive.write('word/documenu.xml', archive.indexOf('word/document.xml'))
  expect(await isSafeDocx(archive)).toBe(false)
})

test('accepts a directory in another order than its entries', async () => {
  const archive = Buffer.from(makeZip(toEntries({})))
  const start = archive.readUInt32LE(archive.length - 6)
  const [end, ...records] = archive
    .subarray(start)
    .toString('latin1')
    .split('PK\x01\x02')
    .toReversed()
  const [last = '', tail = ''] = end?.split('PK\x05\x06') ?? []
  const directory = [last, ...records.slice(0, -1)].map((record) => `PK\x01\x02${record}`)
  expect(directory.length).toBeGreaterThan(1)
  const reordered = `${directory.join('')}PK\x05\x06${tail}`
  const copy = Buffer.concat([archive.subarray(0, start), Buffer.from(reordered, 'latin1')])
  expect([copy.length, copy.equals(archive)]).toEqual([archive.length, false])
  expect(await isSafeDocx(copy)).toBe(true)
})

test('accepts extensions and part names whose case differs from that of their types', async () => {
  const types = typesOf(
    `<Default Extension="JPG" ContentType="image/jpeg"/>${overrideOf('Word/Document.xml', `${wordTypes}.document.main+xml`)}`,
  )
  const entries = toEntries({ types, others: { 'word/media/photo.jpg': 'photo' } })
  expect(await isSafeDocx(Buffer.from(makeZip(entries)))).toBe(true)
})

const mainPart = relationshipOf('officeDocument', 'word/document.xml')

test.each([
  ['a main document from the root', relationshipOf('officeDocument', '/word/document.xml'), true],
  ['two main documents', mainPart + relationshipOf('officeDocument', 'word/other.xml'), false],
  ['no main document', relationshipOf('styles', 'word/document.xml'), false],
])('judges a package of %s', async (_what, relationships, isSafe) => {
  const others = {
    '_rels/.rels': relationshipsOf(relationships),
    'word/other.xml': documentOf(''),
  }
  expect(await isSafeDocx(Buffer.from(makeZip(toEntries({ others }))))).toBe(isSafe)
})

test('rejects a package without its main document', async () => {
  const entries = toEntries({}).filter(({ name }) => name !== 'word/document.xml')
  expect(await isSafeDocx(Buffer.from(makeZip(entries)))).toBe(false)
})

test.each([
  ['a folder with content', { others: { 'word/media/': documentOf('') } }],
  [
    'a part named in another spelling',
    {
      types: typesOf(
        overrideOf('word/document.xml', `${wordTypes}.document.main+xml`) +
          overrideOf('word/%64ocument.xml', 'image/png'),
      ),
    },
  ],
  [
    'a deleted field that loads a file',
    {
      document: documentOf(fieldOf('<w:delInstrText>INCLUDETEXT "c:\\\\x"</w:delInstrText>')),
    },
  ],
  [
    'an unclosed field around another',
    {
      document: documentOf(
        ['LINK x', 'PAGE']
          .map((name) => paragraphsOf('<w:fldChar w:fldCharType="begin"/>', instruction(name)))
          .join(''),
      ),
    },
  ],
  [
    'a picture at an encoded address',
    { relationships: relationshipsOf(relationshipOf('image', '%5c%5cserver%5ca.png')) },
  ],
])('rejects a document with %s', async (_what, parts) => {
  expect(await isSafeDocx(Buffer.from(makeZip(toEntries(parts))))).toBe(false)
})

test('rejects an entry that is shorter than it says', async () => {
  const short = { name: 'a.png', content: Buffer.from('abc'), declaredSize: 10 }
  expect(await isSafeDocx(Buffer.from(makeZip([...toEntries({}), short])))).toBe(false)
  const right = { ...short, declaredSize: 3 }
  expect(await isSafeDocx(Buffer.from(makeZip([...toEntries({}), right])))).toBe(true)
})

test('rejects an entry before the first of the directory', async () => {
  const hidden = Buffer.from(makeZip([{ name: 'a.png', content: Buffer.from('abc') }]))
  const local = hidden.subarray(0, hidden.indexOf('PK\x01\x02', 0, 'latin1'))
  const archive = Buffer.concat([local, Buffer.from(makeZip(toEntries({}), local.length))])
  expect(await isSafeDocx(archive)).toBe(false)
})

const isSafeWith = (...parts: Packed[]) =>
  isSafeDocx(Buffer.from(makeZip([...toEntries({}), ...parts])))

test.each([
  [900_000, true],
  [2_000_000, false],
])('a part of %d bytes that compresses well is accepted: %s', async (bytes, isSafe) => {
  expect(await isSafeWith({ name: 'a.png', content: Buffer.alloc(bytes) })).toBe(isSafe)
})

test('reads 16 MB of XML at most, and more of other parts', async () => {
  const lines = Array.from({ length: 1100 }, () => randomBytes(80).toString('base64').padEnd(8000))
  const content = Buffer.from(lines.join(''))
  const partsOf = (extension: string) =>
    ['a', 'b'].map((name) => ({ name: `word/${name}.${extension}`, content }))
  expect(await isSafeWith(...partsOf('xml').slice(1))).toBe(true)
  expect(await isSafeWith(...partsOf('xml'))).toBe(false)
  expect(await isSafeWith(...partsOf('png'))).toBe(true)
})

test.each([
  ...['word/vbaProject.png', 'word/vbaData.png', 'word/macrosheets/a.png', 'word/ActiveX/a.png'],
  ...['embeddings/a.png', 'word/embeddings/a.png', '../a.png', 'word//a.png', './a.png'],
  ...['C:a.png', 'word\\a.png'],
])('rejects an entry named %s', async (name) => {
  expect(await isSafeWith({ name, content: Buffer.from('x') })).toBe(false)
})

test.each(['word/myembeddings/a.png', 'word/media.d/a.png'])(
  'accepts an entry named %s',
  async (name) => {
    expect(await isSafeWith({ name, content: Buffer.from('x') })).toBe(true)
  },
)

test.each([
  [2000, true],
  [2001, false],
])('accepts a package of %d entries: %s', async (count, isSafe) => {
  const others = Array.from({ length: count - toEntries({}).length }, (_, n) => ({
    name: `${n}.png`,
    content: Buffer.from('x'),
  }))
  expect(await isSafeWith(...others)).toBe(isSafe)
})

test('rejects an entry that reaches into the directory', async () => {
  const archive = Buffer.from(makeZip(toEntries({})))
  const size = archive.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 20
  archive.writeUInt32LE(archive.readUInt32LE(size) + 10, size)
  expect(await isSafeDocx(archive)).toBe(false)
})

test('rejects two entries that differ in case', async () => {
  const [types, ...others] = toEntries({ others: { 'Word/Document.xml': '<w:document/>' } })
  expect(await isSafeDocx(Buffer.from(makeZip(types ? [types, ...others] : [])))).toBe(false)
})

test.each([
  [
    'parts of an instruction',
    fieldOf('<w:instrText>PAGE x</w:instrText><w:instrText>DDE x</w:instrText>'.repeat(30_000)),
  ],
  ['blanks in an instruction', fieldOf(instruction(' '.repeat(2_000_000)))],
  ['quotes in an instruction', fieldOf(instruction('"'.repeat(2_000_000)))],
  ['foreign attributes', `<w:fldSimple ${'q:instr="" '.repeat(180_000)}/>`],
  ['pictures', `<v:fill ${'a '.repeat(1_000_000)}/>`],
  ['an unclosed tag', '<w:p'.repeat(500_000)],
  ['unclosed quotes', '<w:p a="'.repeat(250_000)],
  ['open angles', '<'.repeat(2_000_000)],
  ['references', '&#68;'.repeat(400_000)],
  ['attributes without a value', `<w:fldChar ${'a '.repeat(1_000_000)}/>`],
  ['fields', '<w:fldChar w:fldCharType="begin"/>'.repeat(60_000)],
  ['nested paragraphs', paragraphsOf('<w:instrText>D</w:instrText>').repeat(40_000)],
])('judges 2 MB of %s in linear time', async (_what, body) => {
  const archive = Buffer.from(makeZip(toEntries({ document: documentOf(body + noise) })))
  const from = process.cpuUsage()
  await isSafeDocx(archive)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})

test.each([
  [
    'relationships',
    { relationships: relationshipsOf('<Relationship Target="a"/>'.repeat(80_000) + noise) },
  ],
  [
    'a target',
    { relationships: relationshipsOf(relationshipOf('image', ' '.repeat(2_000_000)) + noise) },
  ],
  ['types', { types: typesOf(overrideOf('a', 'text/xml').repeat(30_000) + noise) }],
  ['a type', { types: typesOf(overrideOf('a', 'a'.repeat(2_000_000)) + noise) }],
  ['blanks before a tag', { others: { 'a.png': `${' '.repeat(2_000_000)}<a/>${noise}` } }],
])('judges 2 MB of %s in linear time', async (_what, parts) => {
  const archive = Buffer.from(makeZip(toEntries(parts)))
  const from = process.cpuUsage()
  await isSafeDocx(archive)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(linearSeconds)
})
