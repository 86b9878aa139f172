import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chain, chainStart, type Link } from '@gatehouse/bff/observability/audit-chain'
import { expect, test } from '@jest/globals'
import { readOptions } from './options.ts'
import { verifyAuditFiles } from './verify-audit-files.ts'

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

test('reports how far each file is valid', async () => {
  const { report, valid } = await verifyAuditFiles([older, newer], 'key')
  expect(valid).toBe(true)
  expect(report).toContain(`${newer}: 2 lines hold, up to 5:${last.hash}`)
})

test('a log without its head is invalid unless the last link of the older file is given', async () => {
  expect(await verifyAuditFiles([newer], 'key')).toMatchObject({ valid: false })
  const { report } = await verifyAuditFiles([older], 'key')
  const { after } = readOptions([newer, '--after', report.split(' ').at(-1) ?? ''])
  expect(await verifyAuditFiles([newer], 'key', after)).toMatchObject({ valid: true })
})

test('an empty log is invalid', async () => {
  const empty = write('empty.log', 0)
  expect(await verifyAuditFiles([empty], 'key')).toEqual({
    valid: false,
    report: expect.stringContaining('EMPTY'),
  })
})

test('a file that cannot be read is told in one line', async () => {
  const missing = join(folder, 'nowhere.log')
  const { report, valid } = await verifyAuditFiles([missing], 'key')
  expect(valid).toBe(false)
  expect(report).toBe(`${missing} cannot be read: ENOENT`)
})

test('files in the wrong order, or with another key, are invalid', async () => {
  expect(await verifyAuditFiles([newer, older], 'key')).toMatchObject({ valid: false })
  const { report } = await verifyAuditFiles([older], 'another')
  expect(report).toBe(`${older}: BROKEN at line 1; 0 lines before it hold`)
})

test('tells that AUDIT_KEY is not set if no line holds without it', async () => {
  const { report, valid } = await verifyAuditFiles([older], '')
  expect(valid).toBe(false)
  expect(report).toContain('BROKEN at line 1; 0 lines before it hold\nAUDIT_KEY is not set')
})
