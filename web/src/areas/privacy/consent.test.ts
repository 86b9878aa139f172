import { beforeEach, expect, jest, test } from '@jest/globals'

const storageKey = 'gatehouse.privacy'

/** A fresh module instance, without the in-memory fallback. */
async function openPage() {
  jest.resetModules()
  return import('./consent.ts')
}

function stored() {
  return JSON.parse(localStorage.getItem(storageKey) ?? 'null')
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(navigator, { globalPrivacyControl: undefined })
})

test('measurement is allowed only after the notice is accepted, and stays so after a reload', async () => {
  const page = await openPage()
  expect(page.mayMeasure()).toBe(false)
  page.acceptCookieNotice()
  expect(page.mayMeasure()).toBe(true)
  expect((await openPage()).mayMeasure()).toBe(true)
})

test('opting out stops measurement at once, in other pages too', async () => {
  const page = await openPage()
  page.acceptCookieNotice()
  const other = await openPage()
  page.setMeasurementConsent('refused')
  expect([page.mayMeasure(), other.mayMeasure()]).toEqual([false, false])
  page.setMeasurementConsent('allowed')
  expect(other.mayMeasure()).toBe(true)
})

test('another version of the notice must be accepted again', async () => {
  localStorage.setItem(storageKey, JSON.stringify({ version: 0, measuring: 'allowed' }))
  const page = await openPage()
  expect(page.mayMeasure()).toBe(false)
  page.acceptCookieNotice()
  expect(page.mayMeasure()).toBe(true)
})

test('a refusal stays when another version of the notice is accepted', async () => {
  localStorage.setItem(storageKey, JSON.stringify({ version: 0, measuring: 'refused' }))
  const page = await openPage()
  page.acceptCookieNotice()
  expect(page.mayMeasure()).toBe(false)
  expect(stored()).toEqual({ version: 1, measuring: 'refused' })
})

test('Global Privacy Control overrides consent', async () => {
  const page = await openPage()
  page.setMeasurementConsent('allowed')
  Object.assign(navigator, { globalPrivacyControl: true })
  expect(page.mayMeasure()).toBe(false)
})

test.each(['', 'yes', '{}', 'null', '{"version":1}', '{"version":"1","measuring":"allowed"}'])(
  'stored value %p does not allow measurement',
  async (value) => {
    localStorage.setItem(storageKey, value)
    expect((await openPage()).mayMeasure()).toBe(false)
  },
)

test.each(['', '{"measuring":"refused"}', '{"version":"1","measuring":"refused"}'])(
  'stored value %p is no refusal',
  async (value) => {
    localStorage.setItem(storageKey, value)
    const page = await openPage()
    page.acceptCookieNotice()
    expect(page.mayMeasure()).toBe(true)
  },
)

test('consent lasts for the page when storage is forbidden', async () => {
  const page = await openPage()
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  expect(page.mayMeasure()).toBe(false)
  page.acceptCookieNotice()
  expect(page.mayMeasure()).toBe(true)
  page.setMeasurementConsent('refused')
  expect(page.mayMeasure()).toBe(false)
  get.mockRestore()
  set.mockRestore()
})

test('only version and consent are stored', async () => {
  const page = await openPage()
  page.setMeasurementConsent('refused')
  expect({ ...localStorage }).toEqual({ [storageKey]: '{"version":1,"measuring":"refused"}' })
})

test('a listener hears changes of this page and of others until it unsubscribes', async () => {
  const { onConsentChange, setMeasurementConsent } = await openPage()
  const listener = jest.fn()
  const unsubscribe = onConsentChange(listener)
  setMeasurementConsent('refused')
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  setMeasurementConsent('allowed')
  window.dispatchEvent(new Event('storage'))
  expect(listener).toHaveBeenCalledTimes(2)
})
