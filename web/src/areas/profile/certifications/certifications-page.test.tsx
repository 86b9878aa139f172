import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { StoredCertification } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { storeUnsavedForms } = await import('../../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
const { Component, loader } = await import('./certifications-page.tsx')
// So that it opens at once.
await import('./certification-dialog.tsx')

const read = 'GET /api/profile'
const save = 'POST /api/profile/certifications'
const states = 'GET /api/lookups/states?country='

const certification = (
  id: string,
  version: string,
  fields: Partial<StoredCertification['values']> = {},
): StoredCertification => ({
  version,
  values: {
    ...emptyFields('certification'),
    id,
    name: `Certification ${id}`,
    agency: 'National Board',
    state: 'TX',
    issued: '03/15/2024',
    ...fields,
  },
})

function store(...value: StoredCertification[]) {
  const certifications = { state: 'available', value }
  const unavailable = { state: 'unavailable', reason: 'failed' }
  replies.set(read, () =>
    Response.json({ personal: unavailable, histories: unavailable, certifications }),
  )
}

async function show(...stored: StoredCertification[]) {
  store(...stored)
  await loader()
  await showPage(<Component />)
}

beforeEach(async () => {
  requests.length = 0
  replies.clear()
  replies.set(`${states}US`, () => Response.json({ options: [{ id: 'TX', name: 'Texas' }] }))
  replies.set(`${states}CA`, () => Response.json({ options: [] }))
  await signIn()
})
afterEach(async () => {
  cleanup()
  unsavedForms.clear()
  await clearCache()
})

const dialog = () => screen.findByRole('dialog')

async function openFirst() {
  await press('Details Certification 1')
  await press('Change Certification 1')
  return dialog()
}

async function saveAgency(agency: string) {
  const one = await openFirst()
  fireEvent.change(within(one).getByLabelText('Agency'), { target: { value: agency } })
  await act(async () => fireEvent.click(within(one).getByRole('button', { name: 'Save' })))
  return one
}
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a change that was stored without telling is saved', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('outcome-unknown', 502))
  store(certification('1', 'v2', { agency: 'City Board' }))
  await saveAgency('City Board')
  await expectClosed()
  expect(screen.getByText('City Board')).not.toBeNull()
})

test('a change that may not have been stored can be saved again', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('outcome-unknown', 502))
  const one = await saveAgency('City Board')
  const problem = await within(one).findByRole('alert')
  expect(problem.textContent).toContain('you can save it again.')
  expect(document.activeElement).toBe(problem)
  replies.set(save, () => Response.json({}))
  await act(async () => fireEvent.click(within(problem).getByRole('button', { name: 'Try again' })))
  await expectClosed()
})

test('a change during another save can be saved in a moment', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('entry-changed', 409))
  const one = await saveAgency('City Board')
  expect((await within(one).findByRole('alert')).textContent).toContain('saved in another window')
})

test('a certification that is gone is told so', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('entry-changed', 409))
  store(certification('2', 'v1'))
  await saveAgency('City Board')
  expect((await screen.findByText(/no longer on file/)).closest('[role=alert]')).not.toBeNull()
})

test('a field that the gateway rejects is told at the field', async () => {
  await show(certification('1', 'v1'))
  const errors = [{ field: 'certifications[0].values.agency', rule: 'too-long' }]
  replies.set(save, () => rejectWith('invalid-input', 422, { errors }))
  const one = await saveAgency('City Board')
  const agency = within(one).getByLabelText('Agency')
  await waitFor(() => expect(agency.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(agency)
})

test('input outlives the end of the session until it is cancelled', async () => {
  await show(certification('1', 'v1'))
  const one = await openFirst()
  fireEvent.change(within(one).getByLabelText('Agency'), { target: { value: 'City Board' } })
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Component />)
  const agency = async () => within(await dialog()).getByLabelText<HTMLInputElement>('Agency')
  await waitFor(async () => expect((await agency()).value).toBe('City Board'))
  await press('Cancel')
  await expectClosed()
  await openFirst()
  expect((await agency()).value).toBe('National Board')
})

test('one without an id shows its level, and cannot be changed', async () => {
  await show(certification('', 'v1', { name: 'CPR', level: 'Instructor' }))
  await press('Details CPR')
  expect(screen.getByText('Instructor')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
})

async function addOne(name: string) {
  await press('Add Certification')
  const one = await dialog()
  for (const [label, value] of [
    ['Certification', name],
    ['Agency', 'National Board'],
    ['State/Province', 'TX'],
    ['Date Issued', '03/15/2024'],
  ] as const)
    fireEvent.change(within(one).getByLabelText(label), { target: { value } })
  await act(async () => fireEvent.click(within(one).getByRole('button', { name: 'Add' })))
  await expectClosed()
}

test('those that were saved are listed until the records have them, at their own company', async () => {
  await show()
  replies.set(save, () => Response.json({}))
  for (const name of ['CDL', 'CPR']) {
    await addOne(name)
    await press('Update Certifications')
    await screen.findByText(`${name} (being processed)`)
  }
  const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows()).toEqual(['CDL (being processed)', 'CPR (being processed)'])
  expect(requests.filter((request) => request === save)).toHaveLength(2)
  cleanup()
  await signIn({ company: 'pro staff' })
  await showPage(<Component />)
  expect(rows()).toEqual([])
})

test('new ones outlive the end of the session at their own company', async () => {
  await show()
  await addOne('CDL')
  storeUnsavedForms('maria')
  for (const [company, count] of [
    ['pro staff', 0],
    ['staffmark', 1],
  ] as const) {
    cleanup()
    await signIn({ company })
    await showPage(<Component />)
    expect(screen.queryAllByRole('button', { name: 'Delete CDL' })).toHaveLength(count)
  }
})
