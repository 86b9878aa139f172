import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { job } from '../../../testing/job.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { showPage } = await import('../../../testing/show-page.tsx')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { autosaveOf } = await import('../autosave/autosave.ts')
const { EarlierDraft } = await import('./earlier-draft.tsx')

const reopen = 'POST /api/jobs/1001/application/visit'
const discard = 'DELETE /api/jobs/1001/application'
const { requests, bodies, replies, hold } = installFakeGateway()
const onOpen = jest.fn()
const onRestart = jest.fn()

beforeEach(async () => {
  onOpen.mockClear()
  onRestart.mockClear()
  requests.length = 0
  bodies.length = 0
  await showPage(
    <EarlierDraft job={job()} onOpen={onOpen} onRestart={onRestart} />,
    '/search-jobs/1001',
  )
})
afterEach(cleanup)

const enterEmail = (email: string) => enter('Email Address', email)

async function askToDiscard() {
  await press('This is not me')
  await screen.findByRole('dialog', { name: 'Delete this application?' })
}

test('deletes nothing before the question is answered', async () => {
  await askToDiscard()
  expect(screen.getByRole('dialog').textContent).toContain('This cannot be undone.')
  await press('Keep it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([requests, onRestart.mock.calls]).toEqual([[], []])
})

test('discards with the draft what was not saved of it', async () => {
  replies.set(discard, () => Response.json({}))
  const autosave = autosaveOf('1001', false)
  autosave.change({ step: 'personal', values: emptyApplication() })
  await askToDiscard()
  await press('Delete and begin my own')
  expect(autosave.pending()).toBeUndefined()
  expect(requests).toEqual([discard])
  expect(onRestart).toHaveBeenCalledTimes(1)
})

test('shows a rejection until the address is changed, then the error of the form', async () => {
  replies.set(reopen, () => rejectWith('email-unknown'))
  const field = screen.getByLabelText<HTMLInputElement>('Email Address')
  await enterEmail('ann@example.test')
  expect(dirtyForms.size).toBe(0)
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('This is not the email address')
  expect(document.activeElement).toBe(field)
  const release = hold(reopen)
  await press('Continue')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await release(rejectWith('email-unknown'))
  expect((await screen.findByRole('alert')).textContent).toContain('This is not the email address')
  await enterEmail('ann')
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.')
})

test('an expired draft is begun anew', async () => {
  replies.set(reopen, () => rejectWith('draft-expired'))
  await enterEmail('ann@example.test')
  await press('Continue')
  await waitFor(() => expect(onRestart).toHaveBeenCalledTimes(1))
})

test('a failure keeps the input, and can be tried again', async () => {
  replies.set(reopen, () => rejectWith('internal'))
  await enterEmail('ann@example.test')
  await press('Continue')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What you typed is kept.')
  expect(alert.textContent).toContain('ABCD-1234')
  expect(document.activeElement).toBe(alert)
  expect(onRestart).not.toHaveBeenCalled()
  const release = hold(reopen)
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(requests).toEqual([reopen, reopen])
  expect(bodies[1]).toEqual({ email: 'ann@example.test' })
  const application = { key: 'k1' }
  await release(Response.json(application))
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[application]]))
})

test('asks at its heading, and says what each answer does', () => {
  const heading = screen.getByRole('heading', { name: 'Is this application yours?' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/^Somebody began to apply for this job in this browser/)).toBeTruthy()
  expect(screen.getByText('“This is not me” deletes it, and you begin your own.')).toBeTruthy()
})

test('too many tries are told at the address', async () => {
  replies.set(reopen, () => rejectWith('rate-limited', { retryAfter: 60 }))
  const field = screen.getByLabelText('Email Address')
  await enterEmail('ann@example.test')
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many tries/)
  expect(document.activeElement).toBe(field)
  await enterEmail('bea@example.test')
  expect(screen.queryByRole('alert')).toBeNull()
})
