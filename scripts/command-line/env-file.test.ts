import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readEnvFile } from './env-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-env-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['A=abc#def', 'abc#def'],
  ['A=#def', '#def'],
  ['A=a#b#c # of the account', 'a#b#c'],
  ['A=abc # def', 'abc'],
  ['A=abc\t# def#ghi', 'abc'],
  ['A="abc#def" # ghi', 'abc#def'],
  ["A='abc # def'#ghi", 'abc # def'],
  ['#A=abc', undefined],
  ['# A=abc\nA=def', 'def'],
  ['A=abc\n#A=def', 'abc'],
  ['A=', ''],
])('of %j, A is %j', (content, value) => {
  const file = join(folder, 'gateway.env')
  writeFileSync(file, content)
  expect(readEnvFile(file).A).toBe(value)
})
