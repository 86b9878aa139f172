import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const inflateAsync = promisify(inflate)

const activeNames = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'XFA',
])
const activeText = new RegExp(
  `/(?:${escapable('JavaScript')}|${escapable('Launch')})\\b|/EF[\\s\\0]{0,64}<<`,
  'g',
)
const actionKey = new RegExp(`/${escapable('S')}[\\s\\0]*$`)
const maxSpace = 64
/** Objects of real files are smaller: long data are in streams. */
const maxObjectLength = 2 * 2 ** 20
const maxNameLength = 400
const delimiters = new Set('()<>[]{}/%')
const spaces = new Set(' \n\r\t\f\0')
const endWords = new Set(['endobj', 'stream', 'endstream', 'startxref', 'xref'])

export interface PdfObject {
  end: number
  /** Scripts, launch actions, embedded files, rich media or XFA forms. */
  isActive: boolean
  /** If it holds other objects: where its data begin; no filter, Flate, or one that is not supported. */
  objectStream?: { start: number; filter: 'none' | 'flate' | 'other' }
}

/** Looks in text, comments and streams as well, where another reader might see an object. */
export function hasActiveText(pdf: string): boolean {
  for (const { 0: match, index } of pdf.matchAll(activeText))
    if (match.startsWith('/EF') || actionKey.test(pdf.slice(Math.max(0, index - maxSpace), index)))
      return true
  return false
}

/** Positions after each `obj` and `trailer`, in any context. */
export function* objectStarts(pdf: string): Generator<number> {
  for (let at = pdf.indexOf('obj'); at >= 0; at = pdf.indexOf('obj', at + 3))
    if (/[\s\0\d]/.test(pdf[at - 1] ?? '')) yield at + 3
  for (let at = pdf.indexOf('trailer'); at >= 0; at = pdf.indexOf('trailer', at + 7)) yield at + 7
}

/** Reads an object up to its end; with `isUnpacked`, all of an object stream. One too long is active. */
export function readObject(pdf: string, start: number, isUnpacked = false): PdfObject {
  const names = new Set<string>()
  let filter: 'none' | 'flate' | 'other' = 'none'
  let previous = ''
  let at = start
  for (;;) {
    const token = nextToken(pdf, at)
    at = token?.end ?? pdf.length
    if (at - start > maxObjectLength) return { end: at, isActive: true }
    if (!token) break
    const isEnd = !isUnpacked && endWords.has(token.text)
    const isActive = token.isName && activeNames.has(token.text)
    if (isActive) return { end: at, isActive }
    if (isEnd) {
      if (token.text !== 'stream') break
      return { end: at, isActive: false, ...objectStreamOf(names, pdf, at, filter) }
    }
    if (previous === 'Filter' && token.text === '[') continue
    if (previous === 'Filter') filter = token.text === 'FlateDecode' ? 'flate' : 'other'
    // A second filter of a list, or a predictor.
    else if (token.isName && /^(.+Decode|Crypt|DecodeParms|F)$/.test(token.text)) filter = 'other'
    if (token.isName) names.add(token.text)
    previous = token.isName ? token.text : ''
  }
  return { end: at, isActive: false }
}

function objectStreamOf(
  names: ReadonlySet<string>,
  pdf: string,
  wordEnd: number,
  filter: 'none' | 'flate' | 'other',
): Pick<PdfObject, 'objectStream'> {
  if (!names.has('ObjStm') && !(names.has('N') && names.has('First'))) return {}
  const start = wordEnd + (/^\r?\n?/.exec(pdf.slice(wordEnd, wordEnd + 2))?.[0].length ?? 0)
  return { objectStream: { start, filter } }
}

/** Undefined if it cannot be unpacked within `maxBytes`, as when it is encrypted. */
export async function unpackObjects(
  content: Buffer,
  { start, filter }: NonNullable<PdfObject['objectStream']>,
  maxBytes: number,
): Promise<string | undefined> {
  const end = content.indexOf('endstream', start)
  const data = content.subarray(start, end < 0 ? content.length : end)
  if (filter === 'none') return data.toString('latin1')
  if (filter === 'other' || maxBytes <= 0) return undefined
  try {
    return (await inflateAsync(data, { maxOutputLength: maxBytes })).toString('latin1')
  } catch {
    return undefined
  }
}

interface Token {
  text: string
  isName: boolean
  end: number
}

/** Skips whitespace, comments and strings. Names come without `/` and `#` escapes. */
function nextToken(pdf: string, from: number): Token | undefined {
  for (let at = from; at < pdf.length; ) {
    const char = pdf[at] as string
    if (spaces.has(char)) at += 1
    else if (char === '%') at = lineEnd(pdf, at)
    else if (char === '(') at = stringEnd(pdf, at)
    else if (pdf.startsWith('<<', at)) return { text: '<<', isName: false, end: at + 2 }
    else if (char === '<') at = hexEnd(pdf, at)
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
