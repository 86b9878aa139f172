import { fieldMark, isSafeField } from './field-instruction.ts'
import { isLocalTemplate } from './local-template.ts'

/** Embedded objects, which can run programs; a number may follow the word. */
const object = /^\\obj(ect|data|update|autlink|link|emb|html|ocx|icemb|class)/i
/** `\word`, `\word-12 `, `\'4a`, `\x`, a brace, or text. */
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[^\\{}]+/giy
/** Word's own files have one in five bytes; a larger file is mostly pictures, of one each. */
const maxTokens = 400_000
const maxDepth = 1000

/** Ignorable groups of Word within an instruction; their text is data. */
const dataGroups = new Set(['datafield', 'formfield', 'bkmkstart', 'bkmkend'])
/** Groups that no instruction contains; readers differ in which they skip. */
const otherGroups =
  /^(info|title|subject|author|manager|company|operator|category|keywords|comment|doccomm|hlinkbase|(font|file|color|rev)tbl|stylesheet|listtext|pntext|pict|nonshppict|shp.*|do|result|(head|foot)er[lrf]?|footnote|annotation|a?ftn.+|tcn?|[rt]?xe|(crea|rev|prin|bup)tim|upr|ud|rtf|deleted)$/
const mailMerge = /^(mailmerge|mm(connect|datasource|query|odso))/

type Purpose = 'field' | 'template'
const purposes: Record<string, Purpose> = { fldinst: 'field', template: 'template' }

interface Group {
  /** Collects the text of an instruction or a path, over all groups within. */
  collector?: { purpose: Purpose; text: string } | undefined
  isCollected?: boolean
  /** Begins with \*: skipped by readers that do not know the word after it. */
  isIgnorable?: boolean
  isPicture: boolean
  /** Characters after \u that repeat it for older readers. */
  fallback: number
}

/** Expects an RTF signature. False with objects, fields that load files, or trailing data. */
export function isSafeRtf(content: Buffer): boolean {
  const rtf = content.toString('latin1').replaceAll('\0', ' ').trimEnd()
  return rtf.endsWith('}') && !hasObject(rtf) && hasSafeGroups(rtf)
}

/** Searched everywhere: readers differ in what they skip as binary data. */
function hasObject(rtf: string): boolean {
  const lower = rtf.toLowerCase()
  for (let at = lower.indexOf('\\obj'); at >= 0; at = lower.indexOf('\\obj', at + 1)) {
    let backslashes = 1
    while (rtf[at - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 1 && object.test(rtf.slice(at, at + 20))) return true
  }
  return false
}

function hasSafeGroups(rtf: string): boolean {
  const groups: Group[] = []
  let skip = 0
  const add = (text: string) => {
    const { collector } = groups.at(-1) ?? {}
    if (collector) collector.text += text.slice(skip)
    skip = Math.max(0, skip - text.length)
  }
  token.lastIndex = 0
  for (let count = 0; token.lastIndex < rtf.length; count++) {
    const match = token.exec(rtf)
    if (!match || count > maxTokens) return false
    const [text, word, number, hex, symbol, brace] = match
    const group = groups.at(-1)
    if (brace === '{') {
      if (groups.length > maxDepth) return false
      skip = 0
      groups.push(
        group
          ? { ...group, isCollected: false, isIgnorable: false }
          : { isPicture: false, fallback: 1 },
      )
    } else if (!group) return false
    else if (brace === '}') {
      skip = 0
      if (!isSafeGroup(group)) return false
      groups.pop()
      if (groups.length === 0) return token.lastIndex === rtf.length
    } else if (word !== undefined) {
      const name = word.toLowerCase()
      const purpose = Object.hasOwn(purposes, name) ? purposes[name] : undefined
      const instruction = group.collector?.purpose === 'field' ? group.collector : undefined
      const isData = dataGroups.has(name)
      if (name.startsWith('obj') || mailMerge.test(name)) return false
      if (instruction && !isData && (group.isIgnorable ? !purpose : otherGroups.test(name)))
        return false
      group.isIgnorable = false
      if (instruction && (purpose || name === 'fldrslt')) instruction.text += fieldMark
      if (instruction && isData) group.collector = undefined
      else if (purpose) {
        if (group.isCollected) return false
        Object.assign(group, { collector: { purpose, text: '' }, isCollected: true })
      } else if (name === 'pict') group.isPicture = true
      else if (name === 'uc') group.fallback = Number(number ?? 1)
      else if (name === 'u') {
        skip = 0
        add(String.fromCharCode(Number(number ?? 0) & 0xffff))
        skip = group.fallback
      } else if (name === 'bin') {
        // Elsewhere binary data would hide what follows.
        if (!group.isPicture) return false
        token.lastIndex += Math.max(0, Number(number ?? 0))
      } else add(name === 'tab' || name === 'line' ? ' ' : '')
    } else if (hex !== undefined) add(String.fromCharCode(Number.parseInt(hex, 16)))
    else if (symbol === '*') group.isIgnorable = true
    else if (symbol !== undefined) add(symbol)
    else if (group.collector) add(text.replace(/[\r\n]+/g, ''))
  }
  return groups.every(isSafeGroup)
}

function isSafeGroup({ collector, isCollected }: Group): boolean {
  if (!collector || !isCollected) return true
  return collector.purpose === 'field'
    ? isSafeField(collector.text)
    : isLocalTemplate(collector.text)
}
