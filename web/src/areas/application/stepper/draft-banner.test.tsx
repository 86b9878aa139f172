import type { Application } from '@gatehouse/contracts/portal/application'
import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { applicationOf } from '../../../testing/application-of.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies, hold } = installFakeGateway()
const { showInApplication } = await import('../../../testing/in-application.tsx')
const { onSessionChange } = await import('../../../portal/signed-out.ts')
const { hideOverlayEntries } = await import('../../../portal/overlay-history.ts')
const { createAutosave } = await import('../autosave/autosave.ts')
const { DraftBanner } = await import('./draft-banner.tsx')

const discard = 'DELETE /api/jobs/1001/application'
const draft = { step: 'personal' as const, values: emptyApplication() }
const onRestart = jest.fn()

async function show(
  changes: Partial<Application> = {},
  { address = '/search-jobs/1001', resumed = false } = {},
) {
  const autosave = createAutosave('1001')
  autosave.change(draft)
  await showInApplication(
    <DraftBanner resumed={resumed} onRestart={onRestart} />,
    { application: applicationOf(changes), autosave },
    { address },
  )
  return autosave
}

async function startOver(address?: string) {
  const autosave = await show({}, { ...(address && { address }) })
  await press('Start over')
  const confirm = await screen.findByRole('button', { name: 'Delete and start over' })
  return { autosave, confirm: () => act(async () => fireEvent.click(confirm)) }
}

hideOverlayEntries()

beforeEach(() => {
  setScreenWidth(1280)
  requests.length = 0
  onRestart.mockClear()
})
afterEach(cleanup)

test('a draft that could not be deleted keeps its unsaved input', async () => {
  replies.set(discard, () => rejectWith('internal'))
  const { autosave, confirm } = await startOver()
  await confirm()
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  expect(autosave.pending()).toEqual(draft)
  expect(onRestart).not.toHaveBeenCalled()
  replies.set(discard, () => Response.json({}))
  await press('Try again')
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('deletes the draft once, and its unsaved input then', async () => {
  const release = hold(discard)
  const { autosave, confirm } = await startOver()
  await confirm()
  const button = screen.getByRole('button', { name: 'Delete and start over' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await confirm()
  // On a slow machine, a save of the draft may come between.
  expect(requests.filter((one) => one === discard)).toHaveLength(1)
  expect(autosave.pending()).toEqual(draft)
  await release(Response.json({}))
  expect(autosave.pending()).toBeUndefined()
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('leaves the page when the session has ended', async () => {
  const leave = jest.fn()
  const undo = onSessionChange(leave)
  replies.set(discard, () => rejectWith('not-signed-in'))
  const { autosave, confirm } = await startOver()
  await confirm()
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  autosave.discard()
  undo()
})

const email = 'ann@example.test'
const maskedRecord = { personal: {}, employment: 0, education: 0, certifications: 0 }
const told = {
  resumed: 'Continue your application What you had typed is here.',
  email: `You are applying as ${email}.`,
  handsOver: /^We hand over only what you type here/,
}

test.each<[string, Partial<Application>, { address?: string; resumed?: boolean }, string[]]>([
  ['a draft that was just begun', { email }, {}, ['email']],
  ['a draft that is resumed', { email }, { resumed: true }, ['resumed', 'email']],
  ["a worker's", { email: '', maskedRecord }, { address: '/search/1001' }, []],
  [
    'internal staff, for whom the candidate is on file',
    { email, maskedRecord },
    { address: '/search-jobs/1001?mode=internal' },
    ['email', 'handsOver'],
  ],
  [
    'internal staff, for whom nothing is on file',
    { email, maskedRecord: null },
    { address: '/search-jobs/1001?mode=internal' },
    ['email'],
  ],
  ['a candidate who is on file', { email, maskedRecord }, {}, ['email']],
])('of %s it tells that alone', async (_case, changes, options, shown) => {
  const autosave = await show(changes, options)
  autosave.discard()
  for (const [name, text] of Object.entries(told)) {
    const isTold = screen.queryAllByText((_content, element) => {
      const content = element?.textContent ?? ''
      return typeof text === 'string' ? content === text : text.test(content)
    })
    expect([name, isTold.length > 0]).toEqual([name, shown.includes(name)])
  }
  const change = screen.queryByRole('button', { name: 'Change your email address' })
  expect(change !== null).toBe(shown.includes('email'))
})

test('a draft is kept by the button that says so, and on phones by Back', async () => {
  setScreenWidth(390)
  const { autosave } = await startOver()
  expect(screen.getByRole('dialog', { name: 'Start over?' }).textContent).toContain(
    'All that you typed for this application will be deleted. This cannot be undone.',
  )
  await press('Keep what I typed')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Start over')
  await screen.findByRole('dialog')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([autosave.pending(), onRestart.mock.calls]).toEqual([draft, []])
  expect(requests.filter((one) => one === discard)).toEqual([])
  autosave.discard()
})

test("a worker's draft is the one of the account", async () => {
  replies.set(`${discard}/worker`, () => Response.json({}))
  const { confirm } = await startOver('/search/1001')
  await confirm()
  expect(onRestart).toHaveBeenCalledTimes(1)
})
