/** Groups whose words are about the document, and not of it. */
const aside =
  /^(fonttbl|colortbl|stylesheet|info|pict|object|themedata|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|latentstyles|datastore|header[lrf]?|footer[lrf]?|footnote)$/

const spoken: Record<string, string> = {
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
  isAside: boolean
  /** Number of fallback characters after a Unicode one. */
  standIns: number
}

const token = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi
const windows = new TextDecoder('windows-1252')

/** The text of an RTF document, in the letters of western Windows. Throws when it never ends. */
export function readRtf(bytes: Uint8Array): string {
  let text = ''
  let group: Group = { isAside: false, standIns: 1 }
  let skip = 0
  const outer: Group[] = []

  function say(said: string, isOne = false): void {
    const shown = skip > 0 ? said.slice(isOne ? said.length : skip) : said
    skip = Math.max(0, skip - (isOne ? 1 : said.length))
    if (!group.isAside) text += shown
  }
  function obey(word: string, value: number): void {
    if (aside.test(word)) group.isAside = true
    else if (word === 'uc') group.standIns = value
    else if (word === 'u') {
      say(String.fromCharCode(value & 0xffff), true)
      skip = group.standIns
    } else if (spoken[word]) say(spoken[word], true)
  }

  for (const [, word, value, hex, sign, brace, plain] of windows.decode(bytes).matchAll(token)) {
    if (brace === '{') outer.push(group)
    if (brace === '{') group = { ...group }
    if (brace === '}') group = outer.pop() ?? group
    if (brace) skip = 0
    if (word) obey(word, Number(value ?? 1))
    if (hex) say(windows.decode(Uint8Array.of(Number.parseInt(hex, 16))), true)
    if (sign === '*') group.isAside = true
    else if (sign) say(sign === '~' ? ' ' : sign.replace(/[-_:|]/, ''), true)
    if (plain) say(plain)
  }
  if (outer.length > 0) throw new Error('it ends in the middle')
  return text
}
