import { readReasonsForLeaving } from '@gatehouse/contracts/portal/lookups'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import { LanguageProvider } from '../../language/language.tsx'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { FreshCache, refreshOnFocus } from '../../testing/fresh-cache.tsx'
import { press } from '../../testing/press.ts'
import { showPart } from '../../testing/show-page.tsx'
import { ChoiceField } from './choice-field.tsx'
import { useOptions } from './use-options.ts'
import { useStates, useStatesOf } from './use-states.ts'

const input = { params: { brand: 'staffmark' } }
const reasons = 'GET /api/lookups/staffmark/reasons-for-leaving'
const states = 'GET /api/lookups/states?country=US'
const provinces = 'GET /api/lookups/states?country=CA'
const options = (...names: string[]) =>
  Response.json({ options: names.map((name) => ({ id: name, name })) })
const { requests, replies, hold } = installFakeGateway()

function Fields() {
  const form = { id: 'f', values: { reason: '', state: '', either: '' }, errors: {}, change() {} }
  return (
    <>
      <ChoiceField
        form={form}
        name="reason"
        label="Reason"
        help="Why you left"
        list={useOptions(readReasonsForLeaving, input)}
      />
      <ChoiceField form={form} name="state" label="State" list={{ options: useStatesOf('US') }} />
      <ChoiceField
        form={form}
        name="either"
        label="State or province"
        list={{ options: useStates() }}
      />
    </>
  )
}

const show = () =>
  showPart(
    <FreshCache>
      <Fields />
    </FreshCache>,
  )
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

beforeEach(() => {
  replies.clear()
  replies.set(reasons, () => options('Seasonal', 'Moved'))
  replies.set(states, () => options('Texas'))
  replies.set(provinces, () => options('Ontario'))
})
afterEach(cleanup)

test('offers the options of the gateway', async () => {
  await show()
  expect(optionsOf('Reason')).toEqual(['Please choose', 'Seasonal', 'Moved'])
  expect(optionsOf('State')).toEqual(['Please choose', 'Texas'])
  expect(optionsOf('State or province')).toEqual(['Please choose', 'Texas', 'Ontario'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offers a retry at the field when its list did not load', async () => {
  replies.set(reasons, () => rejectWith('internal'))
  await show()
  expect(screen.getByRole('alert').textContent).toContain('This list did not load.')
  expect(screen.queryByText('Why you left')).toBeNull()
  expect(optionsOf('Reason')).toEqual(['Please choose'])
  replies.set(reasons, () => options('Seasonal'))
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(optionsOf('Reason')).toEqual(['Please choose', 'Seasonal'])
})

test('keeps the options when a refresh fails', async () => {
  await show()
  for (const list of [reasons, states, provinces]) replies.set(list, () => rejectWith('internal'))
  const before = requests.length
  await refreshOnFocus()
  expect(requests).toHaveLength(before + 3)
  expect(optionsOf('Reason')).toEqual(['Please choose', 'Seasonal', 'Moved'])
  expect(optionsOf('State')).toEqual(['Please choose', 'Texas'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offers the states of the US, and the provinces of Canada, when their lists did not load', async () => {
  for (const list of [states, provinces]) replies.set(list, () => rejectWith('internal'))
  await show()
  expect(optionsOf('State')).toContain('Texas')
  expect(optionsOf('State')).not.toContain('Ontario')
  const all = optionsOf('State or province')
  expect(new Set(all).size).toBe(all.length)
  expect(all.indexOf('Texas')).toBeLessThan(all.indexOf('Ontario'))
  // Ten provinces and three territories.
  const canada = all.slice(all.indexOf('Alberta'))
  expect([canada.length, canada.includes('Yukon')]).toEqual([13, true])
})

test('offers no states until it is known which there are', async () => {
  const release = hold(states)
  await show()
  expect(optionsOf('State')).toEqual(['Please choose'])
  await release(options('Texas'))
  expect(optionsOf('State')).toEqual(['Please choose', 'Texas'])
})

test('a country without a list of its own has no states when it did not load', async () => {
  const mexico = 'GET /api/lookups/states?country=MX'
  replies.set(mexico, () => rejectWith('internal'))
  const { result } = renderHook(() => useStatesOf('MX'), { wrapper: FreshCache })
  await waitFor(() => expect(requests.at(-1)).toBe(mexico))
  await act(async () => undefined)
  expect(result.current).toEqual([])
})

test('options and their names are translated; an unknown id has none', async () => {
  localStorage.setItem('gatehouse.language', 'es')
  replies.set(reasons, () => options('Laid off', 'Sabbatical'))
  const { result } = renderHook(() => useOptions(readReasonsForLeaving, input), {
    wrapper: ({ children }) => (
      <LanguageProvider>
        <FreshCache>{children}</FreshCache>
      </LanguageProvider>
    ),
  })
  await waitFor(() => expect(result.current.options).toHaveLength(2))
  const { nameOf } = result.current
  expect(result.current.options).toEqual([
    { value: 'Laid off', label: 'Recorte de personal' },
    { value: 'Sabbatical', label: 'Sabbatical' },
  ])
  expect([nameOf('Laid off'), nameOf('Sabbatical'), nameOf('none')]).toEqual([
    'Recorte de personal',
    'Sabbatical',
    '',
  ])
  localStorage.clear()
})
