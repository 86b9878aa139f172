import { expect, test } from '@jest/globals'
import { usDate } from './us-date.ts'

test.each(['2026-11-01', '2026-11-01T00:00:00Z', '2026-11-01T23:59:59-10:00'])(
  '%s is the first of November in every time zone',
  (iso) => expect(usDate(iso)).toBe('11/01/2026'),
)
