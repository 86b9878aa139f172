import type { ApplicationValues } from '@gatehouse/contracts/portal/application'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { createAutosave } from './autosave.ts'

const draft = (noResume: string) => ({
  step: 'personal' as const,
  values: { noResume } as unknown as ApplicationValues,
})

let sent: string[]
let reply: () => Promise<Response>

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  reply = async () => Response.json({})
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)).values.noResume)
    return reply()
  }
})

test('saves the latest change after the debounce', async () => {
  const autosave = createAutosave('1')
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(700)
  autosave.change(draft('ab'))
  await jest.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(sent).toEqual(['ab'])
  expect([autosave.state(), autosave.pending()]).toEqual(['saved', undefined])
})

test('retries with the same draft after a failed save', async () => {
  const autosave = createAutosave('1')
  reply = async () => {
    throw new TypeError('no connection')
  }
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(autosave.state()).toBe('retrying')
  expect(autosave.pending()).toEqual(draft('a'))
  reply = async () => Response.json({})
  await jest.advanceTimersByTimeAsync(2000)
  expect([autosave.state(), sent]).toEqual(['saved', ['a', 'a']])
})

test('saves a change made during a save after it, not concurrently', async () => {
  const autosave = createAutosave('1')
  let release = (): void => undefined
  reply = () => new Promise((resolve) => (release = () => resolve(Response.json({}))))
  autosave.change(draft('a'))
  const firstSave = autosave.save()
  await jest.advanceTimersByTimeAsync(0)
  autosave.change(draft('ab'))
  const secondSave = autosave.save()
  await jest.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual(['a'])
  release()
  await firstSave
  await jest.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'ab'])
  release()
  await secondSave
  expect(autosave.pending()).toBeUndefined()
})

test('a draft that another tab has sent is not saved again', async () => {
  const autosave = createAutosave('1')
  reply = async () => Response.json({ code: 'already-sent', status: 409 }, { status: 409 })
  autosave.change(draft('a'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect([autosave.state(), sent]).toEqual(['sent', ['a']])
})

test('discard drops pending changes', async () => {
  const autosave = createAutosave('1')
  autosave.change(draft('a'))
  autosave.discard()
  await jest.advanceTimersByTimeAsync(60_000)
  autosave.flush()
  expect(sent).toEqual([])
})
