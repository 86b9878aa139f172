import { expect, test } from '@jest/globals'
import { isHttpsOrLoopback, isLoopback } from './loopback.ts'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['localhost.elsewhere.test', false],
  ['127.0.0.1.elsewhere.test', false],
  ['', false],
])('%p is a loopback host: %p', (host, expected) => expect(isLoopback(host)).toBe(expected))

test.each([
  ['https://id.test', true],
  ['http://id.test', false],
  ['http://localhost:3003', true],
  ['http://[::1]:3003', true],
  ['ftp://localhost', false],
])('%s is https or on this machine: %p', (url, expected) =>
  expect(isHttpsOrLoopback(new URL(url))).toBe(expected),
)
