import { statesOf } from '../../lists/states.ts'

const states = Object.values(statesOf)
  .flat()
  .filter(({ Code }) => Code !== 'OTH')
const code = states.map(({ Code }) => Code).join('|')
const name = states.map(({ Name }) => Name).join('|')
const postal = '\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d'
const city = '([^,|•·;\\t\\d][^,|•·;\\t\\d]*?)'

/** "Georgia State University" is no place. */
const state = `(${code}|(?:${name})(?!\\s+\\p{Lu}\\p{Ll}))`
const withComma = new RegExp(
  `${city},\\s*${state}(?![\\p{L}])\\.?(?:,?\\s+(${postal})(?!\\d))?`,
  'u',
)
const withoutComma = new RegExp(`${city}\\s+(${code})\\s+(${postal})(?!\\d)`, 'u')
/** "H-E-B, Round Rock TX": the last part of a line. */
const atEnd = new RegExp(
  `(?<=^|[,|•·;]\\s*|\\s[–—-]\\s)(\\p{Lu}[\\p{L}.'’ -]*?)\\s+(${code})(?=\\s*(?:$|[|•·(]))`,
  'u',
)

export interface PlaceMatch {
  city: string
  /** Code of the state. */
  state: string
  postalCode: string | null
  before: string
  after: string
}

/** Finds the first city with a state: "San Marcos, TX 78666". */
export function findPlace(line: string): PlaceMatch | undefined {
  const match = withComma.exec(line) ?? withoutComma.exec(line) ?? atEnd.exec(line)
  if (!match) return undefined
  const [whole, cityText = '', state = '', postalCode = null] = match
  // A company may precede the city, separated by a dash.
  const parts = cityText.split(/\s[–—-]\s/)
  const last = parts.pop() ?? ''
  return {
    city: last.trim(),
    state: states.find(({ Code, Name }) => Code === state || Name === state)?.Code ?? state,
    postalCode,
    before: [line.slice(0, match.index), ...parts].join(' ').trim(),
    after: line.slice(match.index + whole.length).trim(),
  }
}
