import { expect, test } from '@jest/globals'
import { createHmacNames } from '../session/hmac.ts'
import { lostAfterMs } from '../settings/longest-request.ts'
import { createKeyValueStore } from '../store/key-value-store.ts'
import { oneSaveAtATime } from './one-save-at-a-time.ts'

const hmac = createHmacNames('secret')

test('saves of one record exclude each other, those of others do not', async () => {
  const store = createKeyValueStore(undefined)
  const saveAlone = oneSaveAtATime(store, hmac, 'profile')
  const finish: (() => void)[] = []
  const hold = () => new Promise<void>((resolve) => finish.push(resolve))
  const held = [
    saveAlone('1', hold),
    saveAlone('2', hold),
    oneSaveAtATime(store, hmac, 'direct-deposit')('1', hold),
  ]
  await expect(saveAlone('1', async () => 'saved')).rejects.toThrow('entry-changed')
  while (finish.length < held.length) await new Promise(setImmediate)
  for (const resolve of finish) resolve()
  await Promise.all(held)
  expect(await saveAlone('1', async () => 'saved')).toBe('saved')
})

test('a save that fails leaves no lock', async () => {
  const saveAlone = oneSaveAtATime(createKeyValueStore(undefined), hmac, 'profile')
  const failed = saveAlone('1', () => Promise.reject(new Error('no upstream')))
  await expect(failed).rejects.toThrow('no upstream')
  expect(await saveAlone('1', async () => 'saved')).toBe('saved')
})

test('after a crash the lock ends with the longest request', async () => {
  const store = createKeyValueStore(undefined)
  const lives: number[] = []
  const setIfAbsent: typeof store.setIfAbsent = (key, value, seconds) => {
    lives.push(seconds)
    return store.setIfAbsent(key, value, seconds)
  }
  await oneSaveAtATime({ ...store, setIfAbsent }, hmac, 'profile')('1', async () => {})
  expect(new Set(lives)).toEqual(new Set([lostAfterMs / 1000]))
})
