import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflateAsync = promisify(inflate)

const activeNames = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'GoToE',
  'GoToR',
  'SubmitForm',
  'ImportData',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'XFA',
])
/** Without `/`, so that no two searches read the same gap. */
const gap = '(?:[\\s\\0]|%[^\\r\\n/]{0,999}[\\r\\n]){0,999}'
const activeText = new RegExp(
  `/${escapable('S')}${gap}/(?:${escapable('JavaScript')}|${escapable('Launch')})\\b|/EF${gap}<<`,
)
/** Objects of real files are smaller: long data are in streams. */
const maxObjectLength = 2 * 2 ** 20
export const maxStreamObjects = 100_000
const maxHeaderEntry = 64
const maxNameLength = 400
const delimiters = new Set('()<>[]{}/%')
const spaces = new Set(' \n\r\t\f\0')
const opening = new Set(['<<', '['])
const closing = new Set(['>>', ']'])
/** Readers take a sign or a point within a number for its end. */
const headerCharacter = /[\s\0\d.+-]/
const endWords = new Set(['endobj', 'stream', 'endstream', 'startxref', 'xref'])

type Filter = 'none' | 'flate' | 'other'

export interface ObjectStream {
  /** Of its data. */
  start: number
  filter: Filter
  /** NaN if given twice, or by reference. */
  numbers: StreamNumbers
}

type StreamKey = 'Length' | 'N' | 'First'
type StreamNumbers = Partial<Record<StreamKey, number>>

export interface PdfObject {
  end: number
  /** Scripts, actions that leave the document, embedded files, rich media or XFA forms. */
  isActive: boolean
  /** If it holds other objects. */
  objectStream?: ObjectStream
}

/** Looks in text, comments and streams as well, where another reader might see an object. */
export function hasActiveText(pdf: string): boolean {
  return activeText.test(pdf)
}

/** Positions after each `obj` and `trailer`, in any context. */
export function* objectStarts(pdf: string): Generator<number> {
  for (let at = pdf.indexOf('obj'); at >= 0; at = pdf.indexOf('obj', at + 3))
    if (headerCharacter.test(pdf[at - 1] ?? '')) yield at + 3
  for (let at = pdf.indexOf('trailer'); at >= 0; at = pdf.indexOf('trailer', at + 7)) yield at + 7
}

/**
 * Reads an object up to its end; with `isUnpacked`, one of an object stream. One too long is active,
 * unless chance bytes of an image began it.
 */
export function readObject(pdf: string, start: number, isUnpacked = false): PdfObject {
  const names = new Set<string>()
  const numbers: StreamNumbers = {}
  let filter: Filter = 'none'
  let key = ''
  let sinceKey = 0
  let depth = 0
  let at = start
  for (;;) {
    const token = nextToken(pdf, at)
    at = token?.end ?? pdf.length
    if (at - start > maxObjectLength)
      return { end: at, isActive: isUnpacked || mayHaveHeader(pdf, start) }
    if (!token) break
    const { text, isName } = token
    if (isName && activeNames.has(text)) return { end: at, isActive: true }
    depth += opening.has(text) ? 1 : closing.has(text) ? -1 : 0
    if (isUnpacked) {
      if (depth < 0) return { end: at, isActive: true }
      if (depth === 0) break
    } else if (endWords.has(text) && !isName) {
      if (text !== 'stream') break
      const objectStream = isObjectStream(names) && { start: dataStart(pdf, at), filter, numbers }
      return { end: at, isActive: false, ...(objectStream && { objectStream }) }
    }
    sinceKey += 1
    if (key === 'Filter' && sinceKey === 1 && text === '[') sinceKey = 0
    else if (key === 'Filter' && sinceKey === 1) filter = text === 'FlateDecode' ? 'flate' : 'other'
    // A second filter of a list, or a predictor.
    else if (isName && /^(.+Decode|Crypt|DecodeParms|F)$/.test(text)) filter = 'other'
    else if (isStreamKey(key) && (sinceKey === 1 || text === 'R'))
      numbers[key] = key in numbers ? Number.NaN : Number(text)
    if (!isName) continue
    names.add(text)
    key = text
    sinceKey = 0
  }
  return { end: at, isActive: false }
}

/** Before `obj`, an object number and a generation, or a comment that may hide them. True of a trailer. */
function mayHaveHeader(pdf: string, start: number): boolean {
  const end = start - 'obj'.length
  if (!pdf.startsWith('obj', end)) return true
  let from = end
  while (headerCharacter.test(pdf[from - 1] ?? '')) from -= 1
  const header = pdf.slice(from, end)
  const numbers = header.replaceAll('\0', ' ').trim()
  if (/\d/.test(numbers) && /[\s.+-]/.test(numbers)) return true
  const lineBreak = header.search(/[\r\n]/)
  const lineStart = Math.max(pdf.lastIndexOf('\n', from - 1), pdf.lastIndexOf('\r', from - 1)) + 1
  return lineBreak >= 0 && /(?:^|[\d.+-])[\s\0]*%/.test(pdf.slice(lineStart, from + lineBreak))
}

function isStreamKey(key: string): key is StreamKey {
  return key === 'Length' || key === 'N' || key === 'First'
}

function isObjectStream(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('N') && names.has('First'))
}

function dataStart(pdf: string, wordEnd: number): number {
  return wordEnd + (/^\r?\n?/.exec(pdf.slice(wordEnd, wordEnd + 2))?.[0].length ?? 0)
}

/** Undefined if it cannot be unpacked within `maxBytes`, as when it is encrypted; `end` is that of the data. */
export async function unpackObjects(
  content: Buffer,
  { start, filter, numbers }: ObjectStream,
  maxBytes: number,
): Promise<{ objects: string; end: number } | undefined> {
  const end = content.indexOf('endstream', start)
  if (end < 0 || filter === 'other' || maxBytes <= 0) return undefined
  const data = content.subarray(start, end)
  if (filter === 'none') {
    // A reader goes by the length.
    const objects = data.toString('latin1')
    const length = numbers.Length ?? Number.NaN
    const isWhole = length <= data.length && objects.slice(length).trim() === ''
    return isWhole ? { objects, end } : undefined
  }
  try {
    const objects = (await inflateAsync(data, { maxOutputLength: maxBytes })).toString('latin1')
    return { objects, end }
  } catch {
    return undefined
  }
}

/** Positions of the objects; undefined if readers could find others. */
export function objectPositions(
  objects: string,
  { numbers: { N = Number.NaN, First = Number.NaN } }: ObjectStream,
): number[] | undefined {
  if (!(N >= 0 && N <= maxStreamObjects && First >= 0 && First <= N * maxHeaderEntry))
    return undefined
  const header = objects.slice(0, First).match(/[^\s\0]+/g) ?? []
  if (header.length !== 2 * N || !header.every((one) => /^\d{1,10}$/.test(one))) return undefined
  return header.filter((_, n) => n % 2 === 1).map((offset) => First + Number(offset))
}

interface Token {
  text: string
  isName: boolean
  end: number
}

/** Skips whitespace and comments. Strings come without text, names without `/` and `#` escapes. */
function nextToken(pdf: string, from: number): Token | undefined {
  for (let at = from; at < pdf.length; ) {
    const char = pdf[at] as string
    if (spaces.has(char)) at += 1
    else if (char === '%') at = lineEnd(pdf, at)
    else if (char === '(') return { text: '', isName: false, end: stringEnd(pdf, at) }
    else if (pdf.startsWith('<<', at)) return { text: '<<', isName: false, end: at + 2 }
    else if (pdf.startsWith('>>', at)) return { text: '>>', isName: false, end: at + 2 }
    else if (char === '<') return { text: '', isName: false, end: hexEnd(pdf, at) }
    else if (char === '/') {
      const end = wordEnd(pdf, at + 1)
      return {
        text: unescapeName(pdf.slice(at + 1, Math.min(end, at + maxNameLength))),
        isName: true,
        end,
      }
    } else if (delimiters.has(char)) return { text: char, isName: false, end: at + 1 }
    else {
      const end = wordEnd(pdf, at)
      return { text: pdf.slice(at, end), isName: false, end }
    }
  }
  return undefined
}

function wordEnd(pdf: string, from: number): number {
  let end = from
  while (end < pdf.length && !spaces.has(pdf[end] as string) && !delimiters.has(pdf[end] as string))
    end += 1
  return end
}

function lineEnd(pdf: string, from: number): number {
  let end = from
  while (end < pdf.length && pdf[end] !== '\n' && pdf[end] !== '\r') end += 1
  return end
}

function hexEnd(pdf: string, open: number): number {
  const close = pdf.indexOf('>', open)
  return close < 0 ? pdf.length : close + 1
}

/** Parentheses within a string are balanced, or escaped. */
function stringEnd(pdf: string, open: number): number {
  let depth = 0
  for (let at = open; at < pdf.length; at++) {
    const char = pdf[at]
    if (char === '\\') at += 1
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return pdf.length
}

function unescapeName(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** Matches a name of which each letter may be escaped: `J` as `#4a`. */
function escapable(name: string): string {
  const anyCase = (digits: string) =>
    digits.replace(/[a-f]/, (one) => `[${one}${one.toUpperCase()}]`)
  return [...name]
    .map((letter) => `(?:${letter}|#${anyCase(letter.charCodeAt(0).toString(16))})`)
    .join('')
}
