import { expect, test } from '@jest/globals'
import { settings } from './config.ts'
import { findMisspeltSettings } from './misspelt-settings.ts'

test.each([
  ['REDIS_ULR', 'REDIS_URL'],
  ['redis_url', 'REDIS_URL'],
  ['AUDITLOG', 'AUDIT_LOG'],
  ['SERVICE_PASWORD', 'SERVICE_PASSWORD'],
  ['UPSTREAM_API_ULRS', 'UPSTREAM_API_URL'],
  ['port', 'PORT'],
])('%s resembles %s', (name, known) => {
  expect(findMisspeltSettings({ [name]: 'x' })).toEqual([{ name, known }])
})

test('settings, and variables of other programs, are not told', () => {
  const others = ['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'USER', 'NODE_ENV', 'REDIS_HOST']
  const environment = Object.fromEntries([...Object.keys(settings), ...others].map((n) => [n, '']))
  expect(findMisspeltSettings(environment)).toEqual([])
})
