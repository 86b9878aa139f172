import { beforeEach, expect, jest, test } from '@jest/globals'

const memory = 'gatehouse.privacy'

/** As a page that has just been opened: nothing is in its memory. */
async function openPage() {
  jest.resetModules()
  return import('./choices.ts')
}

function stored() {
  return JSON.parse(localStorage.getItem(memory) ?? 'null')
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(navigator, { globalPrivacyControl: undefined })
})

test('nothing is measured until the notice has been accepted, and then also after a reload', async () => {
  const page = await openPage()
  expect(page.mayMeasure()).toBe(false)
  page.acceptCookies()
  expect(page.mayMeasure()).toBe(true)
  expect((await openPage()).mayMeasure()).toBe(true)
})

test('who opts out is not measured from that moment on, in other pages too', async () => {
  const page = await openPage()
  page.acceptCookies()
  const other = await openPage()
  page.chooseMeasuring('refused')
  expect([page.mayMeasure(), other.mayMeasure()]).toEqual([false, false])
  page.chooseMeasuring('allowed')
  expect(other.mayMeasure()).toBe(true)
})

test('another version of the notice has to be accepted anew', async () => {
  localStorage.setItem(memory, JSON.stringify({ version: 0, measuring: 'allowed' }))
  const page = await openPage()
  expect(page.mayMeasure()).toBe(false)
  page.acceptCookies()
  expect(page.mayMeasure()).toBe(true)
})

test('a refusal outlives versions: accepting the next notice allows nothing', async () => {
  localStorage.setItem(memory, JSON.stringify({ version: 0, measuring: 'refused' }))
  const page = await openPage()
  page.acceptCookies()
  expect(page.mayMeasure()).toBe(false)
  expect(stored()).toEqual({ version: 1, measuring: 'refused' })
})

test('a browser that asks not to be tracked is obeyed, whatever was chosen', async () => {
  const page = await openPage()
  page.chooseMeasuring('allowed')
  Object.assign(navigator, { globalPrivacyControl: true })
  expect(page.mayMeasure()).toBe(false)
})

test.each(['', 'yes', '{}', 'null', '{"version":1}', '{"version":"1","measuring":"allowed"}'])(
  'what is stored as %p allows nothing',
  async (written) => {
    localStorage.setItem(memory, written)
    expect((await openPage()).mayMeasure()).toBe(false)
  },
)

test('where storage is forbidden a choice holds for the page', async () => {
  const page = await openPage()
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  expect(page.mayMeasure()).toBe(false)
  page.acceptCookies()
  expect(page.mayMeasure()).toBe(true)
  page.chooseMeasuring('refused')
  expect(page.mayMeasure()).toBe(false)
  get.mockRestore()
  set.mockRestore()
})

test('nothing but the choice is stored', async () => {
  const page = await openPage()
  page.chooseMeasuring('refused')
  expect({ ...localStorage }).toEqual({ [memory]: '{"version":1,"measuring":"refused"}' })
})
