import { expect, test } from '@jest/globals'
import { createKeyValueStore } from '../../store/key-value-store.ts'
import { createLogoutHints } from './logout-hints.ts'

test('the store alone opens no ID token', async () => {
  const keyValueStore = createKeyValueStore(undefined)
  const stored: unknown[] = []
  const set: typeof keyValueStore.set = (...record) => {
    stored.push(record)
    return keyValueStore.set(...record)
  }
  const hints = createLogoutHints({
    keyValueStore: { ...keyValueStore, set },
    config: { SESSION_HOURS: 2 } as Parameters<typeof createLogoutHints>[0]['config'],
  })
  const handle = await hints.keep('head.claims.signature')
  expect(await hints.find(handle)).toBe('head.claims.signature')
  expect(await hints.find('another')).toBeUndefined()
  expect(stored).toEqual([[expect.any(String), expect.any(String), 7200]])
  expect(JSON.stringify(stored)).not.toContain('claims')
  expect(JSON.stringify(stored)).not.toContain(handle)
})
