import { readW2Election } from '@gatehouse/contracts/portal/w2-election'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { descriptionsOf } from '../../testing/descriptions-of.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache, load, revalidate } = await import('../../portal/use-read.ts')
const { dirtyForms } = await import('../../forms/dirty-forms.ts')
const { storeUnsavedForms } = await import('../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../forms/unsaved-forms.ts')
const { Component, loader } = await import('./w2-election-page.tsx')

const read = 'GET /api/w2-election'
const save = 'PUT /api/w2-election'
const click = (element: HTMLElement) => act(async () => fireEvent.click(element))
const choose = (name: RegExp) => click(screen.getByRole('radio', { name }))
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I consent/ })
async function press() {
  const button = screen.getByRole('button', { name: 'Save Election' })
  expect(button.dataset.track).toBe('save-w2-election')
  await click(button)
}

const store = (election: string | null) => replies.set(read, () => Response.json({ election }))

async function show(election: string | null) {
  store(election)
  await loader()
  await showPage(<Component />)
}

/** The next save is what is read afterwards. */
const acceptSave = () =>
  replies.set(save, () => {
    store((bodies.at(-1) as { election: string }).election)
    return Response.json({})
  })

beforeEach(() => {
  requests.length = 0
  bodies.length = 0
  replies.clear()
})
afterEach(async () => {
  jest.useRealTimers()
  cleanup()
  unsavedForms.clear()
  await clearCache()
})

test('a consent does not outlive the choice of paper', async () => {
  await show(null)
  await choose(/^Electronically/)
  await click(consent())
  await waitFor(() => expect(consent().checked).toBe(true))
  await choose(/^On paper/)
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  await choose(/^Electronically/)
  expect(consent().checked).toBe(false)
})

test('what is saved is told, is no longer unsent, and needs consent anew only after paper', async () => {
  await show(null)
  acceptSave()
  for (const [name, told, consents] of [
    [/^Electronically/, /^Saved on .*: Electronically/, [false]],
    [/^On paper/, /^Saved on .*: On paper/, []],
    [/^Electronically/, /^Saved on .*: Electronically/, [false]],
  ] as const) {
    await choose(name)
    const boxes = screen.queryAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual(consents)
    for (const box of boxes) await click(box)
    await waitFor(() => expect(dirtyForms.size).toBe(1))
    await press()
    expect(await screen.findByText(told)).not.toBeNull()
    await waitFor(() => expect(dirtyForms.size).toBe(0))
    expect(screen.queryByRole('checkbox')).toBeNull()
  }
})

test('an electronic election on file needs no consent, and is not sent again', async () => {
  await show('electronic')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByText(/^Your consent is on file\./)).not.toBeNull()
  expect(screen.getByRole('region', { name: 'What applies to the electronic W-2' })).not.toBeNull()
  await press()
  expect(await screen.findByText(/^Nothing has changed:/)).not.toBeNull()
  expect(screen.queryByText(/^Please confirm/)).toBeNull()
  expect(requests).not.toContain(save)
})

test('needs consent while a save of paper may have reached payroll', async () => {
  await show('electronic')
  await choose(/^On paper/)
  replies.set(save, () => rejectWith('outcome-unknown'))
  await press()
  await screen.findByRole('alert')
  await choose(/^Electronically/)
  expect(consent().checked).toBe(false)
})

test('a read from before a save is not shown after it', async () => {
  await show('electronic')
  const release = hold(read)
  const loading = load(readW2Election, {})
  replies.set(save, () => Response.json({}))
  await choose(/^On paper/)
  await press()
  await release(Response.json({ election: 'electronic' }))
  await act(async () => void (await loading))
  expect(screen.getByText(/^On file: On paper/)).not.toBeNull()
})

test('what is chosen until the reply stays, as a choice that is not saved', async () => {
  await show('electronic')
  const release = hold(save)
  await choose(/^On paper/)
  await press()
  await choose(/^Electronically/)
  store('paper')
  await release(Response.json({}))
  expect(await screen.findByText(/^Saved on .*: On paper/)).not.toBeNull()
  const electronic = screen.getByRole<HTMLInputElement>('radio', { name: /^Electronically/ })
  await waitFor(() => expect([electronic.checked, dirtyForms.size]).toEqual([true, 1]))
  expect(consent().checked).toBe(false)
})

test('a failure takes the focus and keeps the choice; what is saved later replaces it', async () => {
  await show('electronic')
  expect(screen.getByText(/^On file: Electronically/)).not.toBeNull()
  await choose(/^On paper/)
  replies.set(save, () => rejectWith('upstream-unreachable'))
  await press()
  const failure = await screen.findByRole('alert')
  expect(document.activeElement).toBe(failure)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^On paper/ }).checked).toBe(true)
  acceptSave()
  await press()
  expect(await screen.findByText(/^Saved on .*: On paper/)).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/^On file: On paper/)).not.toBeNull()
})

test('people without a candidate id are told so, as no failure', async () => {
  replies.set(read, () => rejectWith('not-found'))
  await loader()
  await showPage(<Component />)
  expect((await screen.findByText(/^You cannot choose yet\./)).textContent).toContain(
    '1-800-555-0142',
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

/** Another tab saves it, and the page reads again. */
async function saveElsewhere(election: string) {
  store(election)
  await act(async () => void (await revalidate(readW2Election, {})))
}

const isChecked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

test('an untouched form follows an election of another tab, and input stays', async () => {
  await show(null)
  await saveElsewhere('electronic')
  await waitFor(() => expect(isChecked(/^Electronically/)).toBe(true))
  expect(dirtyForms.size).toBe(0)
  await choose(/^On paper/)
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  await saveElsewhere('paper')
  await saveElsewhere('electronic')
  expect(isChecked(/^On paper/)).toBe(true)
})

test('an election of another tab is not confirmed as the one of this page', async () => {
  await show('paper')
  acceptSave()
  await choose(/^Electronically/)
  await click(consent())
  await press()
  await screen.findByText(/^Saved on .*: Electronically/)
  await saveElsewhere('paper')
  expect(screen.getByText(/^On file: On paper/)).not.toBeNull()
  expect(screen.queryByText(/^Saved on/)).toBeNull()
})

test('a choice that was not saved outlives the end of the session', async () => {
  await signIn()
  await show('paper')
  await choose(/^Electronically/)
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Component />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Electronically/ }).checked).toBe(
    true,
  )
  expect(screen.getByText('We kept your answers.', { exact: false })).not.toBeNull()
})

const descriptionOf = (element: Element | null) => descriptionsOf(element).join(' ')

test('paper is preselected until something is on file, and each way has its date', async () => {
  await show(null)
  expect(screen.getByText('You have not chosen yet: you get your W-2 on paper.')).not.toBeNull()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ checked, labels }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['On paper, by mailThe paper form is postmarked by January 31.', true],
    [
      'Electronically, in this portalThe electronic copy is available no later than January 31.',
      false,
    ],
  ])
  expect(
    screen.getByRole('link', { name: 'Change your tax withholding' }).getAttribute('href'),
  ).toBe('/timesheets/tax-information')
})

test('all disclosures stand before the consent, with the number to call', async () => {
  await show('paper')
  await choose(/^Electronically/)
  const title = 'Before you choose the electronic W-2'
  const section = screen.getByRole('region', { name: title })
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Paper if you do not consent',
    'How long your consent counts',
    'A paper copy later',
    'Withdrawing your consent',
    'When we end it',
    'Keeping your address current',
    'What you need',
    'How long it stays here',
  ])
  const definitions = screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '')
  expect(definitions.map((one) => one.includes('1-800-555-0142'))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(section.textContent).toContain('Federal rules require us to tell you the following.')
  expect(section.compareDocumentPosition(consent())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await choose(/^On paper/)
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})

test('the electronic form is not chosen without consent, which can be taken back', async () => {
  await show(null)
  await choose(/^Electronically/)
  expect([consent().getAttribute('aria-required'), consent().checked]).toEqual(['true', false])
  await click(consent())
  await waitFor(() => expect(consent().checked).toBe(true))
  await click(consent())
  await waitFor(() => expect(consent().checked).toBe(false))
  await press()
  await waitFor(() => expect(document.activeElement).toBe(consent()))
  expect(descriptionOf(consent())).toBe(
    'Please confirm that you have read the disclosures and consent',
  )
  expect(requests).not.toContain(save)

  await click(consent())
  acceptSave()
  await press()
  await screen.findByText(/^Saved on/)
  expect(bodies).toEqual([{ election: 'electronic', consent: 'yes' }])
})

test('an election that the gateway rejects is told at the choice', async () => {
  await show('electronic')
  await choose(/^On paper/)
  const errors = [{ field: 'election', rule: 'invalid' }]
  replies.set(save, () => rejectWith('invalid-input', { errors }))
  await press()
  const [paper] = screen.getAllByRole('radio')
  await waitFor(() => expect(document.activeElement).toBe(paper))
  expect(descriptionOf(screen.getByRole('group', { name: /^How do you want/ }))).toBe(
    'How do you want to get your W-2? is not valid',
  )
})

test('a save is confirmed with its day, beside the alert', async () => {
  // In Greenwich it is the day after.
  jest.useFakeTimers({ now: new Date(2026, 2, 9, 22), advanceTimers: true })
  await show('electronic')
  await choose(/^On paper/)
  acceptSave()
  await press()
  expect(await screen.findByText('Your W2 Election has been saved')).not.toBeNull()
  const confirmed = screen.getByText(
    /^Saved on Mar 9, 2026: On paper, by mail. You can print this page/,
  )
  expect(confirmed.getAttribute('role')).toBe('status')
})

test('a failed save is told in an alert and once in the page, and can be tried again', async () => {
  await show('electronic')
  await choose(/^On paper/)
  replies.set(save, () => rejectWith('upstream-unreachable'))
  await press()
  const failed = await screen.findAllByText(/^There was a problem saving your W2 Election/)
  expect(failed).toHaveLength(1)
  acceptSave()
  await click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^Saved on .*: On paper/)).not.toBeNull()
  expect(bodies).toHaveLength(2)
})

test('a failure to read the election is told as one', async () => {
  replies.set(read, () => rejectWith('upstream-unreachable'))
  await expect(loader()).rejects.toThrow()
  await showPage(<Component />)
  expect(await screen.findByRole('alert')).not.toBeNull()
  expect(screen.queryByText(/^You cannot choose yet\./)).toBeNull()
})
