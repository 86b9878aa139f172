import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { embedIn, leaveFrame, setReferrer } from '../../../testing/host-page.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings({ hostOrigins: ['https://jobs.example.test', 'https://hr.example.test:8443'] })
const { hostOrigin } = await import('./host-origin.ts')
const { postToHost } = await import('../steps/agreement/post-to-host.ts')

const postMessage = jest.fn()

/** Safari and Chromium tell the ancestors; Firefox the address of the embedding page alone. */
function embed({ ancestor, referrer = '' }: { ancestor?: string; referrer?: string }) {
  embedIn(referrer, { postMessage })
  if (ancestor)
    Object.defineProperty(location, 'ancestorOrigins', { value: [ancestor], configurable: true })
}

beforeEach(() => {
  postMessage.mockClear()
})
afterEach(() => {
  leaveFrame()
  Reflect.deleteProperty(location, 'ancestorOrigins')
})

test.each([
  [{ ancestor: 'https://jobs.example.test' }, 'https://jobs.example.test'],
  [{ ancestor: 'https://hr.example.test:8443' }, 'https://hr.example.test:8443'],
  [{ referrer: 'https://jobs.example.test/openings?id=1' }, 'https://jobs.example.test'],
  [{ ancestor: 'https://jobs.example.test.evil.test' }, undefined],
  [{ ancestor: 'http://jobs.example.test' }, undefined],
  [{ ancestor: 'https://hr.example.test' }, undefined],
  [{ ancestor: 'https://evil.test', referrer: 'https://jobs.example.test/' }, undefined],
  [{ referrer: '' }, undefined],
])('%j is posted to %s alone', (page, origin) => {
  embed(page)
  expect(hostOrigin()).toBe(origin)
  expect(postToHost({ firstName: 'Ann' })).toBe(origin !== undefined)
  const message = { type: 'applicationSubmit', detail: { firstName: 'Ann' } }
  expect(postMessage.mock.calls).toEqual(origin ? [[message, origin]] : [])
})

test('a page that is not embedded has no host', () => {
  setReferrer('https://jobs.example.test/')
  expect(hostOrigin()).toBeUndefined()
})
