import { expect, test } from '@jest/globals'
import { isComplete } from './exchange.ts'

const exchange = { request: Buffer.from(''), status: 200, body: Buffer.from('{"a":1}') } as const
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n'
const isCompleteWith = (text: string) => isComplete(exchange, Buffer.from(text))

test('a response is complete with the last byte of its body, wherever it was cut', () => {
  const whole = `${head}{"a":1}`
  for (let length = 0; length < whole.length; length++)
    expect(isCompleteWith(whole.slice(0, length))).toBe(false)
  expect(isCompleteWith(whole)).toBe(true)
})

test('throws on another status, other bytes or surplus bytes', () => {
  expect(() => isCompleteWith('HTTP/1.1 503 Service Unavailable\r\n\r\nlater')).toThrow('503')
  expect(() => isCompleteWith(`${head}{"a":2}`)).toThrow('{"a":2}')
  expect(() => isCompleteWith(`${head}{"a":1}!`)).toThrow('unexpected response')
})

test('a response without a body ends with its head', () => {
  const unchanged = { ...exchange, status: 304, body: Buffer.alloc(0) } as const
  expect(isComplete(unchanged, Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n'))).toBe(true)
})
