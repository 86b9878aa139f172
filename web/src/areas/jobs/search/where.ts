import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import {
  countryOfPostalCode,
  normalizePostalCode,
} from '@gatehouse/contracts/rules/postal-code-format'
import { states } from '@gatehouse/contracts/rules/states'
import { tidyTyped } from '@gatehouse/contracts/rules/typed-text'
import { foldText } from '../../../forms/suggest/suggest.ts'
import { spanishStates } from './spanish-states.ts'

export type Place = Pick<JobSearch, 'city' | 'state' | 'postalCode'>

export const stateNames = Object.values(states)

/** Codes by code and by name in English and Spanish. */
const codes = new Map(
  [
    ...Object.keys(states).map((code) => [code, code] as const),
    ...[...Object.entries(states), ...spanishStates].map(([code, name]) => [name, code] as const),
  ].map(([name, code]) => [foldName(name), code]),
)
const mostWords = Math.max(...[...codes.keys()].map((name) => name.split(' ').length))

function foldName(name: string): string {
  return foldText(name.replaceAll('.', ''))
}

/** Code of a state or province, typed as code or name: in any case, without accents, "D.C." too. */
function stateCodeOf(typed: string): string | undefined {
  return codes.get(foldName(typed))
}

/** Part of a postal code, or one with a wrong digit: no city begins so. */
const unfinishedCode = /^(\d|[a-z]\d)/i

/** "Austin, TX 78701", "Toronto ON M5H 2N2": the code tells the rest. */
const codeAtEnd = /[ ,]([a-z]\d[a-z][ -]?\d[a-z]\d|\d{5}(?:-?\d{4})?)$/i

/** Cities that are called so: Port Washington lies in New York. */
const cityWithState = /\b(port|fort|mount) washington$/i

/**
 * Reads a postal code, a state, a city, or a city with its state: "Austin, TX", "austin tx". Undefined
 * for an unfinished postal code.
 */
export function parseWhere(typed: string): Place | undefined {
  const where = withoutCountry(tidyTyped(typed).replace(/\s+/g, ' '))
  if (where === '') return {}
  const postalCode = parsePostalCode(where) ?? parsePostalCode(codeAtEnd.exec(where)?.[1] ?? '')
  if (postalCode) return { postalCode }
  if (unfinishedCode.test(where)) return undefined
  const state = stateCodeOf(where)
  if (state) return { state }
  const [, city = '', stateName = ''] = /^(.+?) ?, ?([^,]+)$/.exec(where) ?? []
  const stateOfCity = stateCodeOf(stateName)
  if (stateOfCity) return { city, state: stateOfCity }
  return parseWithoutComma(where) ?? { city: where }
}

/** As maps write a place: "Austin, TX 78701, USA". La Canada is a city. */
function withoutCountry(where: string): string {
  return where
    .replace(/[ ,]+(usa?|u\.s\.(a\.)?|united states|ee\. ?uu\.|estados unidos)$/i, '')
    .replace(/ ?, ?canad[aá]$/i, '')
    .replace(/[ ,]+$/, '')
}

function parsePostalCode(where: string): string | undefined {
  const country = countryOfPostalCode(where)
  if (country === 'US') return normalizePostalCode(where)
  if (country !== 'CA') return undefined
  const code = normalizePostalCode(where).replace(/[ -]/, '')
  return `${code.slice(0, 3)} ${code.slice(3)}`
}

/** The longest name of a state at the end: "Fargo North Dakota" is no city in "Dakota". */
function parseWithoutComma(where: string): Place | undefined {
  if (where.includes(',') || cityWithState.test(where)) return undefined
  const words = where.split(' ')
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const state = stateCodeOf(words.slice(-count).join(' '))
    if (state) return { city: words.slice(0, -count).join(' '), state }
  }
  return undefined
}
