import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { portalPage } from '../testing/portal-page.ts'
import { press } from '../testing/press.ts'
import { recordPageLoads } from '../testing/record-page-loads.ts'
import { showPart } from '../testing/show-page.tsx'
import { lazyPart } from './lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>
const load = jest.fn<() => Promise<typeof Greeting>>()
const offline = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  load.mockReset().mockResolvedValue(Greeting)
  globalThis.fetch = async () => portalPage()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

async function show(options?: Parameters<typeof lazyPart>[1]) {
  const Part = lazyPart(load, options)
  await showPart(
    <>
      <input aria-label="City" />
      <Part name="Rosa" />
    </>,
  )
  return Part
}
const shown = () => document.body.textContent

describe('a part', () => {
  test('shows a placeholder until it is loaded', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Greeting>()
    load.mockReturnValue(promise)
    await show({ Placeholder: () => <p>Loading</p> })
    expect(shown()).toBe('Loading')
    await act(async () => resolve(Greeting))
    expect(shown()).toBe('Hello, Rosa')
  })

  test('that does not load leaves the page, and a retry loads it', async () => {
    load.mockRejectedValueOnce(offline)
    await show()
    expect(screen.getByLabelText('City')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('There was a problem.')
    await press('Try again')
    expect(shown()).toBe('Hello, Rosa')
  })

  test('that does not load is loaded anew where it is shown again', async () => {
    load.mockRejectedValueOnce(offline)
    const Part = await show()
    cleanup()
    await showPart(<Part name="Luis" />)
    expect(shown()).toBe('Hello, Luis')
  })

  test('that is optional is left out if it does not load', async () => {
    load.mockRejectedValue(offline)
    await show({ isOptional: true })
    expect(screen.getByLabelText('City')).toBeTruthy()
    expect(shown()).toBe('')
  })

  test('is loaded once, ahead of its use', async () => {
    const Part = lazyPart(load)
    Part.preload()
    await showPart(<Part name="Rosa" />)
    expect(shown()).toBe('Hello, Rosa')
    expect(load).toHaveBeenCalledTimes(1)
  })
})

test('reloads the page when a retry fails, but not while input is unsent', async () => {
  const loads = recordPageLoads()
  load.mockRejectedValue(offline)
  const keepInput = (event: Event) => event.preventDefault()
  window.addEventListener('gatehouse:reload', keepInput)
  await show()
  await press('Try again')
  expect(loads).toEqual([])
  window.removeEventListener('gatehouse:reload', keepInput)
  await press('Try again')
  expect(loads).toEqual(['reload'])
})

test('does not reload the page while a write is being sent', async () => {
  const loads = recordPageLoads()
  load.mockRejectedValue(offline)
  await show()
  screen.getByLabelText('City').setAttribute('aria-busy', 'true')
  await press('Try again')
  expect(loads).toEqual([])
})

test.each([
  ['cannot be reached', true, 'We could not reach the portal.', () => Promise.reject(offline)],
  ['has no such part', false, 'There was a problem.', async () => portalPage()],
])('a retry tells that the gateway %s', async (_case, isOnline, message, reply) => {
  recordPageLoads()
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  globalThis.fetch = reply
  load.mockRejectedValue(offline)
  await show()
  expect(screen.getByRole('alert').textContent).not.toContain(message)
  await press('Try again')
  expect(screen.getByRole('alert').textContent).toContain(message)
})

test('loads every part of a page: only the frame may fail as a whole', () => {
  const src = new URL('../', import.meta.url)
  const files = globSync('**/*.{ts,tsx}', { cwd: src })
  const lazy = files.filter((file) =>
    /import .*\blazy\b.* from 'react'/.test(readFileSync(new URL(file, src), 'utf8')),
  )
  expect(lazy.sort()).toEqual([
    'shell/frame.tsx',
    'shell/signed-in.tsx',
    'shell/top-bar.tsx',
    'ui/lazy-part.tsx',
  ])
})
