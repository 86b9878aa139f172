import { string } from 'yup'
import { rule } from './rule.ts'

const form = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * The day that "11/21/2026" names, as 2026-11-21: a date, not an instant, so that no time zone moves
 * it [decisions]. Undefined for what names no day there is.
 */
export function parseUsDate(typed = ''): string | undefined {
  const [, month = '', day = '', year] = form.exec(typed.trim()) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${date}T00:00:00Z`)
  // The 31st of June would be read as the 1st of July.
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== date ? undefined : date
}

/** Slashes come by themselves; taking away is left alone. */
export function formatUsDate(typed: string, before: string): string {
  if (before.startsWith(typed)) return typed
  const parts = typed.split('/').filter(Boolean)
  // "3/7/" means March 7th: slashes say what is complete.
  const complete = parts.slice(0, typed.split('/').length - 1).map((part) => part.padStart(2, '0'))
  const digits = [...complete, ...parts.slice(complete.length)].join('').replace(/\D/g, '')
  const [month, day, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
  if (month.length < 2) return month
  return day.length < 2 ? `${month}/${day}` : `${month}/${day}/${year}`
}

/** A day as MM/DD/YYYY, or nothing [3 §5 Certification]. */
export const usDate = string()
  .typeError(rule('invalid'))
  .default('')
  .test('us-date', rule('us-date'), (typed) => !typed || !!parseUsDate(typed))
  .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : typed))
