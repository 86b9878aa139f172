import { ChakraProvider } from '@chakra-ui/react'
import type { Application, ApplicationValues } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import { ApplicationContext, type ApplicationState } from '../model/application-context.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { system } = await import('../../../ui/theme.ts')
const { createAutosave } = await import('../autosave/autosave.ts')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { ChangeEmailDialog } = await import('./change-email-dialog.tsx')

const save = 'PUT /api/jobs/1001/application'
const change = `${save}/email`
const reopen = jest.fn()
const finishAsSent = jest.fn()
const autosave = createAutosave('1001')

beforeEach(() => {
  requests.length = 0
  reopen.mockClear()
  finishAsSent.mockClear()
  replies.set(save, () => Response.json({}))
})
afterEach(() => {
  cleanup()
  autosave.discard()
})

const show = (applicantType: Application['applicantType'] = 'new') =>
  act(async () => {
    const state = {
      ...{ job: { id: '1001' } as Job, autosave, reopen, finishAsSent },
      application: { email: 'ann@gmial.com', applicantType } as Application,
    } as unknown as ApplicationState
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <ApplicationContext value={state}>
            <ChangeEmailDialog onClose={() => undefined} />
          </ApplicationContext>
        </MemoryRouter>
      </ChakraProvider>,
    )
  })

test('saves what was just typed before another address takes the draft', async () => {
  const application = { key: 'k2' } as Application
  replies.set(change, () => Response.json(application))
  await show()
  autosave.change({ step: 'personal', values: {} as ApplicationValues })
  await press('Change the address')
  await waitFor(() => expect(reopen).toHaveBeenCalledWith(application))
  expect(requests).toEqual([save, change])
})

test('changes nothing while the draft cannot be saved', async () => {
  replies.set(save, () => rejectWith('internal', 500))
  await show()
  autosave.change({ step: 'personal', values: {} as ApplicationValues })
  await press('Change the address')
  expect((await screen.findByRole('alert')).textContent).toContain('ABCD-1234')
  expect(requests).toEqual([save])
})

test('an application that another tab has sent meanwhile ends as sent', async () => {
  replies.set(change, () => rejectWith('already-sent', 409))
  await show()
  await press('Change the address')
  await waitFor(() => expect(finishAsSent).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['candidate-lookup-empty', 502, 'Connection failed. Please try again later.'],
  ['rate-limited', 429, 'Please wait'],
  ['internal', 500, 'ABCD-1234'],
] as const)('%s is told until it is sent again', async (code, status, message) => {
  replies.set(change, () => rejectWith(code, status, { retryAfter: 60 }))
  await show()
  await press('Change the address')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  const { promise, resolve } = Promise.withResolvers<Response>()
  replies.set(change, () => promise)
  await press('Change the address')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await act(async () => resolve(Response.json({ key: 'k2' })))
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
