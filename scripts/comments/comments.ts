import { parseSync } from 'vite'

/**
 * A comment is a block comment, a JSX comment, or line comments on adjacent lines. Directives to
 * tools (biome-ignore, @ts-expect-error, @vite-ignore, …) are not comments.
 */
export interface SourceStats {
  comments: number
  /** Comments that open with What, Who, That, Where, How or a form of these. */
  openers: number
  /** Comments that contain nobody, somebody, anybody or whoever. */
  people: number
  /** Comments that match either. */
  either: number
  /** Words of all comments; a word contains a letter or a digit. */
  words: number
  /** Lines of the file, as `wc -l` counts them. */
  lines: number
}

export const noStats: SourceStats = {
  comments: 0,
  openers: 0,
  people: 0,
  either: 0,
  words: 0,
  lines: 0,
}

const directive = /^(?:biome-|@ts-|@vite-ignore|@jest-environment|[#@]__|\/\s*<reference)/
const opener = /^(?:What|Whatever|Whose|Whom|Who|Whoever|That|Where|Wherever|How)\b/
const person = /\b(?:nobody|somebody|anybody|whoever)\b/i

/** Text of each comment without its delimiters. The extension of `file` selects the syntax. */
export function readComments(file: string, source: string): string[] {
  const { comments, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const texts: string[] = []
  let lastLine: number | undefined
  for (const { type, value, start, end } of comments) {
    const text = type === 'Block' ? value.replace(/^[ \t]*\*+/gm, '') : value
    const lineStart = source.lastIndexOf('\n', start - 1) + 1
    const isLineAlone = type === 'Line' && source.slice(lineStart, start).trim() === ''
    const continues =
      isLineAlone &&
      lastLine !== undefined &&
      source.slice(lastLine, lineStart).split('\n').length === 2
    if (directive.test(text.trim())) {
      lastLine = undefined
      continue
    }
    if (continues) texts.push(`${texts.pop()} ${text.trim()}`)
    else texts.push(text.trim())
    lastLine = isLineAlone ? end : undefined
  }
  return texts.map((text) => text.replace(/\s+/g, ' '))
}

export function measureComments(file: string, source: string): SourceStats {
  const texts = readComments(file, source)
  return {
    comments: texts.length,
    openers: texts.filter((text) => opener.test(text)).length,
    people: texts.filter((text) => person.test(text)).length,
    either: texts.filter((text) => opener.test(text) || person.test(text)).length,
    words: texts
      .join(' ')
      .split(' ')
      .filter((word) => /[\p{L}\d]/u.test(word)).length,
    lines: source.split('\n').length - 1,
  }
}

export function addStats(a: SourceStats, b: SourceStats): SourceStats {
  return {
    comments: a.comments + b.comments,
    openers: a.openers + b.openers,
    people: a.people + b.people,
    either: a.either + b.either,
    words: a.words + b.words,
    lines: a.lines + b.lines,
  }
}
