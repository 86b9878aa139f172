import { expect, test } from '@jest/globals'
import { isAnswered } from './answer.ts'

const question = { request: Buffer.from(''), status: 200, body: Buffer.from('{"a":1}') } as const
const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n'
const answered = (text: string) => isAnswered(question, Buffer.from(text))

test('an answer is complete with the last byte of its body, wherever it was cut before', () => {
  const whole = `${head}{"a":1}`
  for (let length = 0; length < whole.length; length++)
    expect(answered(whole.slice(0, length))).toBe(false)
  expect(answered(whole)).toBe(true)
})

test('another status, other bytes, or more bytes than expected are never counted', () => {
  expect(() => answered('HTTP/1.1 503 Service Unavailable\r\n\r\nlater')).toThrow('503')
  expect(() => answered(`${head}{"a":2}`)).toThrow('{"a":2}')
  expect(() => answered(`${head}{"a":1}!`)).toThrow('other than expected')
})

test('an answer without a body ends with its head', () => {
  const unchanged = { ...question, status: 304, body: Buffer.alloc(0) } as const
  expect(isAnswered(unchanged, Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n'))).toBe(true)
})
