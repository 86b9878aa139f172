import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chain, chainStart, type Link } from '@gatehouse/bff/observability/audit-chain'
import { expect, test } from '@jest/globals'
import { verifyAudit } from './audit-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-audit-'))
let last: Link = chainStart

function write(name: string, count: number): string {
  const lines = Array.from({ length: count }, () => {
    const { line, link } = chain({ at: 'now', event: 'signed-in' }, last, 'key')
    last = link
    return `${line}\n`
  })
  const file = join(folder, name)
  writeFileSync(file, lines.join(''))
  return file
}

const older = write('audit.log.1', 3)
const newer = write('audit.log', 2)

test('tells how far each file holds', async () => {
  const { told, whole } = await verifyAudit([older, newer], 'key')
  expect(whole).toBe(true)
  expect(told).toContain(`${newer}: 2 lines hold, up to number 5 (${last.hash})`)
})

test('files in the wrong order, or another key, do not hold', async () => {
  expect(await verifyAudit([newer, older], 'key')).toMatchObject({ whole: false })
  const { told } = await verifyAudit([older], 'another')
  expect(told).toBe(`${older}: BROKEN at line 1; 0 lines before it hold`)
})

test('without a file it says how it is used', async () => {
  expect(await verifyAudit([], '')).toMatchObject({
    whole: false,
    told: expect.stringContaining('npm run'),
  })
})
