import { string } from 'yup'
import { rule } from './rule.ts'
import { toTrimmed } from './typed-text.ts'
import { withSlashes } from './with-slashes.ts'

const form = /^(0?[1-9]|1[0-2])\/(\d{1,2})\/(\d{4})$/

/** Converts "11/21/2026" to 2026-11-21: a date without time zone. Undefined if invalid. */
export function parseUsDate(typed = ''): string | undefined {
  const [, month = '', day = '', year] = form.exec(typed.trim()) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${date}T00:00:00Z`)
  // Date rolls June 31 over to July 1.
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== date ? undefined : date
}

/**
 * Inserts slashes while typing, also for dots and dashes; reorders dates that begin with the year.
 * Deletions pass unchanged.
 */
export function formatUsDate(typed: string, before: string): string {
  if (before.startsWith(typed)) return typed
  const split = withSlashes(typed)
    .replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, '$2/$3/$1')
    .split('/')
  const parts = split.filter(Boolean)
  // "3/7/" means March 7: a slash completes a part.
  const complete = parts.slice(0, split.length - 1).map((part) => part.padStart(2, '0'))
  const digits = [...complete, ...parts.slice(complete.length)].join('').replace(/\D/g, '')
  const [month, day, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)]
  if (month.length < 2) return month
  return day.length < 2 ? `${month}/${day}` : `${month}/${day}/${year}`
}

/** MM/DD/YYYY or ''. */
export const usDate = string()
  .typeError(rule('invalid'))
  .default('')
  .test('us-date', rule('us-date'), (typed) => !typed || form.test(typed.trim()))
  .test(
    'no-such-day',
    rule('no-such-day'),
    (typed = '') => !form.test(typed.trim()) || !!parseUsDate(typed),
  )
  .transform(toTrimmed)
