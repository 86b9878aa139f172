import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Fakes, startFakes } from '../fakes.ts'
import { hostOrigin } from '../host-origin.ts'
import { hostScript } from '../pages/host.ts'

let fakes: Fakes
let host: string

beforeAll(async () => {
  const ports = { apiPort: 0, payrollPort: 0, identityPort: 0 }
  fakes = await startFakes(ports, 'http://localhost:3999')
  host = hostOrigin(fakes.apiUrl)
})
afterAll(() => fakes.close())

test('the host page frames a job, and its CSP allows nothing else', async () => {
  const response = await fetch(`${host}/__fakes/host?job=1003`)
  expect(await response.text()).toContain(
    'src="http://localhost:3999/search-jobs/1003?brandId=arna&amp;mode=internal"',
  )
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-src http://localhost:3999; script-src 'self'",
  )
  expect((await fetch(`${host}/__fakes/host?job=7`)).status).toBe(404)
})

test('the host page has the host name of the portal', async () => {
  const response = await fetch(`${fakes.apiUrl}/__fakes/host?job=1003`, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    `${host}/__fakes/host?job=1003`,
  ])
})

test('serves the script of the host page with its type', async () => {
  const response = await fetch(`${host}/__fakes/host.js`)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect(await response.text()).toBe(hostScript)
})

interface Message {
  origin: string
  source: unknown
  data: unknown
}

/** A minimal page around the script. */
function openPage() {
  const rows: string[][] = []
  const cell = () => ({ textContent: '' })
  const row = () => {
    const cells: { textContent: string }[] = []
    return { cells, append: (...more: typeof cells) => cells.push(...more) }
  }
  const replaceChildren = (...made: ReturnType<typeof row>[]) => {
    rows.push(...made.map(({ cells }) => cells.map(({ textContent }) => textContent)))
  }
  const portal = { dataset: { origin: 'http://portal' }, contentWindow: {} }
  const elements = {
    portal,
    news: { textContent: '' },
    payload: { hidden: true, tBodies: [{ replaceChildren }] },
    ignored: { value: '0' },
  }
  let hear = (_: Message) => {}
  const page = {
    document: {
      getElementById: (id: keyof typeof elements) => elements[id],
      createElement: (name: string) => (name === 'tr' ? row() : cell()),
    },
    window: {
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener
      },
    },
  }
  runInContext(hostScript, createContext(page))
  return { elements, rows, post: (message: Message) => hear(message) }
}

test('the host page shows the posted payload by field', () => {
  const { elements, rows, post } = openPage()
  const detail = { firstName: '<b>Ana', workHistory: [{ id: 0 }], certifications: [] }
  const source = elements.portal.contentWindow
  post({ origin: 'http://portal', source, data: { type: 'applicationSubmit', detail } })
  expect(rows).toEqual([
    ['firstName', '<b>Ana'],
    ['workHistory.0.id', '0'],
    ['certifications', 'none'],
  ])
  expect(elements).toMatchObject({
    ...{ payload: { hidden: false }, ignored: { value: '0' } },
    news: { textContent: 'An application was handed over.' },
  })
})

test('the host page counts messages of other origins, and does not show them', () => {
  const { elements, rows, post } = openPage()
  const source = elements.portal.contentWindow
  const data = { type: 'applicationSubmit', detail: { firstName: 'Eve' } }
  post({ origin: 'http://elsewhere', source, data })
  post({ origin: 'http://portal', source: {}, data })
  post({ origin: 'http://portal', source, data: { type: 'another' } })
  post({ origin: 'http://portal', source, data: null })
  expect(rows).toEqual([])
  expect(elements).toMatchObject({ payload: { hidden: true }, ignored: { value: '4' } })
})
