import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { applicationOf } from '../../../testing/application-of.ts'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies, hold } = installFakeGateway()
const { showInApplication } = await import('../../../testing/in-application.tsx')
const { createAutosave } = await import('../autosave/autosave.ts')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { hideOverlayEntries } = await import('../../../portal/overlay-history.ts')
const { ChangeEmailDialog } = await import('./change-email-dialog.tsx')

const save = 'PUT /api/jobs/1001/application'
const change = `${save}/email`
const reopen = jest.fn()
const finishAsSent = jest.fn()
const onClose = jest.fn()
const autosave = createAutosave('1001')

hideOverlayEntries()

beforeEach(() => {
  requests.length = 0
  bodies.length = 0
  reopen.mockClear()
  finishAsSent.mockClear()
  onClose.mockClear()
  setScreenWidth(1280)
  replies.set(save, () => Response.json({}))
})
afterEach(() => {
  cleanup()
  autosave.discard()
})

const show = (applicantType: Application['applicantType'] = 'new') =>
  showInApplication(<ChangeEmailDialog onClose={onClose} />, {
    application: applicationOf({ email: 'ann@gmial.com', applicantType }),
    autosave,
    reopen,
    finishAsSent,
  })

test('saves what was just typed before another address takes the draft', async () => {
  const application = { key: 'k2' } as Application
  replies.set(change, () => Response.json(application))
  await show()
  autosave.change({ step: 'personal', values: {} as ApplicationValues })
  await enter('Email Address', 'bea@example.test')
  await press('Change the address')
  await waitFor(() => expect(reopen).toHaveBeenCalledWith(application))
  expect(requests).toEqual([save, change])
  expect(bodies[1]).toEqual({ email: 'bea@example.test' })
})

test('Cancel waits for an address that is being saved', async () => {
  const release = hold(change)
  await show()
  await press('Change the address')
  await waitFor(() => expect(requests).toEqual([change]))
  await press('Cancel')
  expect(onClose).not.toHaveBeenCalled()
  await release(rejectWith('internal'))
  await screen.findByText(/reference: ABCD-1234/)
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('changes nothing while the draft cannot be saved', async () => {
  replies.set(save, () => rejectWith('internal'))
  await show()
  autosave.change({ step: 'personal', values: {} as ApplicationValues })
  await press('Change the address')
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  expect(requests).toEqual([save])
})

test('an application that another tab has sent meanwhile ends as sent', async () => {
  replies.set(change, () => rejectWith('already-sent'))
  await show()
  await press('Change the address')
  await waitFor(() => expect(finishAsSent).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a draft that has expired leaves the dialog for what the page offers', async () => {
  replies.set(change, () => rejectWith('draft-expired'))
  replies.set('GET /api/jobs/1001/application', () => Response.json({ application: null }))
  await show()
  await press('Change the address')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(autosave.state()).toBe('expired')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['candidate-lookup-empty', 'Connection failed. Please try again later.'],
  ['rate-limited', 'Please wait'],
  ['internal', 'ABCD-1234'],
] as const)('%s is told until it is sent again', async (code, message) => {
  replies.set(change, () => rejectWith(code, { retryAfter: 60 }))
  await show()
  await press('Change the address')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  const release = hold(change)
  await press('Change the address')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await release(Response.json({ key: 'k2' }))
  await waitFor(() => expect(reopen).toHaveBeenCalledTimes(1))
})

test.each([
  ['new', 'What you typed stays, unless we know you already under the new address.'],
  ['existing', 'We look the new address up. The form then starts anew.'],
] as const)('tells a %s applicant what becomes of the input', async (applicantType, lead) => {
  await show(applicantType)
  expect(screen.getByText(lead)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('ann@gmial.com')
})

test('takes the suggested address, and leads back to the field', async () => {
  await show()
  await press('Use this address')
  const field = screen.getByLabelText<HTMLInputElement>('Email Address')
  expect([field.value, document.activeElement]).toEqual(['ann@gmail.com', field])
  // Closing the dialog loses no more than an address.
  expect(dirtyForms.size).toBe(0)
})

test('is called by what it does, and closes by Cancel, on phones by Back as well', async () => {
  setScreenWidth(390)
  await show()
  expect(screen.getByRole('dialog', { name: 'Change your email address' })).toBeTruthy()
  await press('Cancel')
  expect(onClose).toHaveBeenCalledTimes(1)
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  expect(requests).toEqual([])
})

test('an address that is none is told in words of its own', async () => {
  await show()
  await enter('Email Address', 'ann')
  await press('Change the address')
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a valid email address.')
  expect(requests).toEqual([])
})

test('a failure keeps the address, and can be tried again', async () => {
  replies.set(change, () => rejectWith('internal'))
  await show()
  await press('Change the address')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('What you typed is kept.')
  expect(document.activeElement).toBe(alert)
  replies.set(change, () => Response.json({ key: 'k2' }))
  await press('Try again')
  await waitFor(() => expect(reopen).toHaveBeenCalledTimes(1))
})

test('a rejection is of one address alone, at its field', async () => {
  replies.set(change, () => rejectWith('candidate-lookup-empty'))
  await show()
  await press('Change the address')
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(screen.getByLabelText('Email Address'))
  await enter('Email Address', 'bea@example.test')
  expect(screen.queryByRole('alert')).toBeNull()
})
