import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordedExchange } from '@gatehouse/contracts/recorded-exchange'
import { getAssignments } from '@gatehouse/contracts/upstream/employee'
import { getPaychecks } from '@gatehouse/contracts/upstream/payroll-pages'
import { check2FA, getElectronicDocument } from '@gatehouse/contracts/upstream/user'
import { expect, test } from '@jest/globals'
import { readRecording } from './read-recording.ts'
import { makeRecording } from './recording.ts'

const exchange = (more: Partial<RecordedExchange>): RecordedExchange => ({
  operation: 'check2FA',
  system: 'user',
  method: 'POST',
  path: '/user/Check2FA',
  seconds: 0,
  ms: 1,
  status: 200,
  type: 'application/json',
  ...more,
})
const ofUser = (ewLoginId: string, answer: string) =>
  exchange({ body: { ewLoginId, token2FA: '222222' }, answer })

test('serves the exchange closest by body; equal ones in order, then the last', async () => {
  const recording = makeRecording([
    ofUser('ann', 'ann 1'),
    ofUser('bob', 'bob 1'),
    ofUser('ann', 'ann 2'),
  ])
  const answer = (ewLoginId: string) =>
    recording.answer(check2FA, {}, { ewLoginId, token2FA: '987654' }).json()
  const anns = [await answer('ann'), await answer('ann'), await answer('ann')]
  expect(anns).toEqual(['ann 1', 'ann 2', 'ann 2'])
  expect(await answer('bob')).toBe('bob 1')
  recording.restart()
  expect([await answer('unknown'), await answer('unknown')]).toEqual(['ann 1', 'bob 1'])
})

test('path parameters must be those of the recording', async () => {
  const log: string[] = []
  const assignments = exchange({
    operation: 'getAssignments',
    params: { ewId: '2345' },
    answer: [],
  })
  const recording = makeRecording([assignments], (text) => log.push(text))
  expect(recording.answer(getAssignments, { ewId: '2345' }, undefined).status).toBe(200)
  const other = recording.answer(getAssignments, { ewId: '2346' }, undefined)
  const message = 'The recording has no getAssignments with these path parameters'
  expect([other.status, await other.json()]).toEqual([404, { message, errors: [message] }])
  recording.answer(getPaychecks, {}, undefined)
  expect(log).toEqual([message, 'The recording has no getPaychecks'])
})

test('replays statuses and empty bodies, and stand-ins for pages and files', async () => {
  const recording = makeRecording([
    exchange({ status: 503 }),
    exchange({ operation: 'getPaychecks', type: 'text/html', bytes: 900 }),
    exchange({ operation: 'getElectronicDocument', type: 'application/pdf' }),
  ])
  const failed = recording.answer(check2FA, {}, {})
  expect([failed.status, await failed.text()]).toEqual([503, ''])
  const page = recording.answer(getPaychecks, {}, undefined)
  expect(page.headers.get('Content-Type')).toBe('text/html')
  expect(await page.text()).toContain('900 bytes')
  const file = recording.answer(getElectronicDocument, {}, undefined)
  expect(await file.text()).toMatch(/^%PDF/)
})

test('reads the newest recording of a folder, or a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-recordings-'))
  expect(() => readRecording(folder)).toThrow('has no recording')
  for (const [name, answer] of [
    ['2026-11-24T10.jsonl', 'new'],
    ['2026-11-23T10.jsonl', 'old'],
  ] as const)
    writeFileSync(join(folder, name), `${JSON.stringify(exchange({ answer }))}\n`)
  expect(readRecording(folder)).toMatchObject([{ answer: 'new' }])
  expect(readRecording(join(folder, '2026-11-23T10.jsonl'))).toMatchObject([{ answer: 'old' }])
  rmSync(folder, { recursive: true })
})
