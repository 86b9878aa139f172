import { expect, test } from '@jest/globals'
import { SWRConfig } from 'swr'
import { loadFile } from './use-file.ts'

const cached = (address: string) => SWRConfig.defaultValue.cache.get(address)?.data

test('a file that is missing, unreachable or the page of a proxy is an error, and is not cached', async () => {
  globalThis.fetch = async () => Response.json({ code: 'not-found' }, { status: 404 })
  await expect(loadFile('/assets/a.json')).rejects.toMatchObject({ cause: 404 })
  globalThis.fetch = async () => Promise.reject(new TypeError('offline'))
  await expect(loadFile('/assets/a.json')).rejects.toMatchObject({
    cause: new TypeError('offline'),
  })
  globalThis.fetch = async () => new Response('<html>')
  await expect(loadFile('/assets/a.json')).rejects.toThrow('unreachable')
  expect(cached('/assets/a.json')).toBeUndefined()
  globalThis.fetch = async () => Response.json(['logo'])
  await loadFile('/assets/a.json')
  expect(cached('/assets/a.json')).toEqual(['logo'])
})
