import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { makeSaver } from './saver.ts'

const draft = (noResume: string) => ({
  step: 'personal' as const,
  values: { noResume } as unknown as ApplicationValues,
})

let sent: string[]
let answer: () => Promise<Response>

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  answer = async () => Response.json({})
  globalThis.fetch = async (_address, init) => {
    sent.push(JSON.parse(String(init?.body)).values.noResume)
    return answer()
  }
})

test('the newest is saved, once somebody has stopped typing', async () => {
  const saver = makeSaver('1')
  saver.change(draft('a'))
  await jest.advanceTimersByTimeAsync(700)
  saver.change(draft('ab'))
  await jest.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['ab'])
  expect([saver.state(), saver.pending()]).toEqual(['saved', undefined])
})

test('without a connection it is tried again by itself, and nothing is forgotten', async () => {
  const saver = makeSaver('1')
  answer = async () => {
    throw new TypeError('no connection')
  }
  saver.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(saver.state()).toBe('waiting')
  expect(saver.pending()).toEqual(draft('a'))
  answer = async () => Response.json({})
  await jest.advanceTimersByTimeAsync(2000)
  expect([saver.state(), sent]).toEqual(['saved', ['a', 'a']])
})

test('what is typed while it is being saved is saved next, and not before', async () => {
  const saver = makeSaver('1')
  let release = (): void => undefined
  answer = () => new Promise((resolve) => (release = () => resolve(Response.json({}))))
  saver.change(draft('a'))
  const saving = saver.save()
  await jest.advanceTimersByTimeAsync(0)
  saver.change(draft('ab'))
  const next = saver.save()
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual(['a'])
  release()
  await saving
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'ab'])
  release()
  await next
  expect(saver.pending()).toBeUndefined()
})

test('what is sent is not saved after all', async () => {
  const saver = makeSaver('1')
  saver.change(draft('a'))
  saver.drop()
  await jest.advanceTimersByTimeAsync(60_000)
  saver.leave()
  expect(sent).toEqual([])
})
