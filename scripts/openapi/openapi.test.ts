import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { folder, openApiFiles } from './documents.ts'
import { readOperationComments } from './operation-comments.ts'

const files = openApiFiles()

test.each([...files])('contracts/openapi/%s is what the contracts say', (name, text) => {
  const isCurrent = readFileSync(join(folder, name), 'utf8') === text
  if (!isCurrent) throw new Error(`${name} is out of date: npm run openapi`)
})

test('there is no other file', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted())
})

test('descriptions have the comment and the section of the operation', () => {
  expect(readOperationComments().get('saveWorkHistory')).toBe(
    'New and changed entries; others stay.',
  )
  expect(files.get('people-soft.json')).toContain(
    'Signs the user in at the payroll host. Source: [3 §7].',
  )
})
