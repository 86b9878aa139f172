import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readOptions } from './assumptions.ts'
import { readMeasured } from './measured.ts'
import { printedTables } from './printed-tables.ts'

test('CAPACITY.md has the tables that the command prints', () => {
  const page = readFileSync(new URL('../../bff/CAPACITY.md', import.meta.url), 'utf8')
  for (const table of printedTables(readOptions([]), readMeasured())) expect(page).toContain(table)
})
