/** Groups of metadata, without document text. */
const ignoredGroups =
  /^(fonttbl|colortbl|stylesheet|info|pict|object|themedata|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|latentstyles|datastore|header[lrf]?|footer[lrf]?|footnote)$/

const controlTexts: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}

interface Group {
  isIgnored: boolean
  /** Number of fallback characters after a Unicode character. */
  fallbackCount: number
}

const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi
const windows = new TextDecoder('windows-1252')

/** Extracts the text of an RTF document, as windows-1252. Throws for an unclosed group. */
export function readRtf(bytes: Uint8Array): string {
  let text = ''
  let group: Group = { isIgnored: false, fallbackCount: 1 }
  let skip = 0
  const outer: Group[] = []

  function emit(chars: string, isOne = false): void {
    const visible = skip > 0 ? chars.slice(isOne ? chars.length : skip) : chars
    skip = Math.max(0, skip - (isOne ? 1 : chars.length))
    if (!group.isIgnored) text += visible
  }
  function applyControlWord(word: string, value: number): void {
    if (ignoredGroups.test(word)) group.isIgnored = true
    else if (word === 'uc') group.fallbackCount = value
    else if (word === 'u') {
      emit(String.fromCharCode(value & 0xffff), true)
      skip = group.fallbackCount
    } else if (controlTexts[word]) emit(controlTexts[word], true)
  }

  for (const [, word, value, hex, sign, brace, plain] of windows.decode(bytes).matchAll(token)) {
    if (brace === '{') outer.push(group)
    if (brace === '{') group = { ...group }
    if (brace === '}') group = outer.pop() ?? group
    if (brace) skip = 0
    if (word) applyControlWord(word, Number(value ?? 1))
    if (hex) emit(windows.decode(Uint8Array.of(Number.parseInt(hex, 16))), true)
    if (sign === '*') group.isIgnored = true
    else if (sign) emit(sign === '~' ? ' ' : sign.replace(/[-_:|]/, ''), true)
    if (plain) emit(plain)
  }
  if (outer.length > 0) throw new Error('it ends in the middle')
  return text
}
