import { expect, test } from '@jest/globals'
import { lockMatches } from './lock-matches.mjs'

const wanted = {
  '': { name: 'gatehouse' },
  bff: { name: '@gatehouse/bff' },
  'node_modules/@gatehouse/bff': { resolved: 'bff', link: true },
  'node_modules/fastify': { version: '5.12.8' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/noted': { version: '1.0.0', extraneous: true },
}
const installed = {
  bff: wanted.bff,
  'node_modules/@gatehouse/bff': wanted['node_modules/@gatehouse/bff'],
  'node_modules/fastify': wanted['node_modules/fastify'],
}

test('an install from the lockfile matches without packages of other platforms', () => {
  expect(lockMatches(wanted, installed)).toBe(true)
})

test('another version of a package does not match, even of an optional one', () => {
  expect(lockMatches(wanted, { ...installed, 'node_modules/fastify': { version: '5.0.0' } })).toBe(
    false,
  )
  const older = { ...installed, 'node_modules/other-platform': { version: '0.9.0' } }
  expect(lockMatches(wanted, older)).toBe(false)
})

test('a missing or unlisted package does not match', () => {
  const { 'node_modules/fastify': _fastify, ...incomplete } = installed
  expect(lockMatches(wanted, incomplete)).toBe(false)
  expect(lockMatches(wanted, { ...installed, 'node_modules/left': { version: '1.0.0' } })).toBe(
    false,
  )
})
