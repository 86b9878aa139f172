import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { replies } = installFakeGateway()
const { showPage, signIn } = await import('../../testing/show-page.tsx')
const { clearCache } = await import('../../portal/use-read.ts')
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

async function show(election: string | null) {
  replies.set(read, () => Response.json({ election }))
  await loader()
  await showPage(<Component />)
}

beforeEach(() => replies.clear())
afterEach(async () => {
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

test('what is saved is told, is no longer unsent, and needs consent anew', async () => {
  await show(null)
  replies.set(save, () => Response.json({}))
  for (const [name, told] of [
    [/^Electronically/, /^Saved on .*: Electronically/],
    [/^On paper/, /^Saved on .*: On paper/],
  ] as const) {
    await choose(name)
    for (const box of screen.queryAllByRole('checkbox')) await click(box)
    await waitFor(() => expect(dirtyForms.size).toBe(1))
    await press()
    expect(await screen.findByText(told)).not.toBeNull()
    await waitFor(() => expect(dirtyForms.size).toBe(0))
    for (const box of screen.queryAllByRole('checkbox'))
      expect((box as HTMLInputElement).checked).toBe(false)
  }
})

test('a failure takes the focus and keeps the choice; what is saved later replaces it', async () => {
  await show('electronic')
  expect(screen.getByText(/^On file: Electronically/)).not.toBeNull()
  await choose(/^On paper/)
  replies.set(save, () => rejectWith('upstream-unreachable', 502))
  await press()
  const failure = await screen.findByRole('alert')
  expect(document.activeElement).toBe(failure)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^On paper/ }).checked).toBe(true)
  replies.set(save, () => Response.json({}))
  await press()
  expect(await screen.findByText(/^Saved on .*: On paper/)).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/^On file: On paper/)).not.toBeNull()
})

test('people without a candidate id are told so, as no failure', async () => {
  replies.set(read, () => rejectWith('not-found', 404))
  await loader()
  await showPage(<Component />)
  await act(async () => {})
  expect(screen.getByText(/^You cannot choose yet\./).textContent).toContain('1-800-555-0142')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
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
