import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { settingValue } from './setting-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-setting-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['secret\n', 'secret'],
  ['secret\r\n', 'secret'],
  ['secret', 'secret'],
  [' secret ', ' secret '],
  ['secret\n\n', 'secret\n'],
  ['two\nlines\n', 'two\nlines'],
  ['', ''],
  [' \n', ''],
])('a file with %p holds the value %p', (content, value) => {
  const file = join(folder, 'secret')
  writeFileSync(file, content)
  expect(settingValue({ CLIENT_SECRET_FILE: file }, 'CLIENT_SECRET')).toBe(value)
})

test('a value as text keeps its blanks, unless it has no others', () => {
  expect(settingValue({ A: ' a ' }, 'A')).toBe(' a ')
  expect(settingValue({ A: ' \t' }, 'A')).toBe('')
  expect(settingValue({}, 'A')).toBeUndefined()
  expect(settingValue({ A_FILE: ' ' }, 'A')).toBeUndefined()
})
