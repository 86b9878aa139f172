import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { readProfile, type StoredCertification } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { requests, bodies, replies } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache, revalidate } = await import('../../../portal/use-read.ts')
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
  const unavailable = { state: 'unavailable', reason: 'failed', reference: 'ABCD-1234' }
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
  bodies.length = 0
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
  replies.set(save, () => rejectWith('outcome-unknown'))
  store(certification('1', 'v2', { agency: 'City Board' }))
  await saveAgency('City Board')
  await expectClosed()
  expect(screen.getByText('City Board')).not.toBeNull()
  expect(screen.getByText('Certifications Updated!')).not.toBeNull()
})

test('a change that may not have been stored can be saved again', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('outcome-unknown'))
  const one = await saveAgency('City Board')
  const problem = await within(one).findByRole('alert')
  expect(problem.textContent).toContain('you can save it again.')
  expect(document.activeElement).toBe(problem)
  replies.set(save, () => Response.json({}))
  store(certification('1', 'v2', { agency: 'City Board' }))
  await press('Try again')
  await expectClosed()
  expect(screen.getByText('City Board')).not.toBeNull()
})

test('a change during another save can be saved in a moment', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('entry-changed'))
  const one = await saveAgency('City Board')
  expect((await within(one).findByRole('alert')).textContent).toContain('saved in another window')
})

test('a certification that is gone is told so', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('entry-changed'))
  store(certification('2', 'v1'))
  await saveAgency('City Board')
  expect((await screen.findByText(/no longer on file/)).closest('[role=alert]')).not.toBeNull()
})

test('a field that the gateway rejects is told at the field', async () => {
  await show(certification('1', 'v1'))
  const errors = [{ field: 'certifications[0].values.agency', rule: 'too-long' }]
  replies.set(save, () => rejectWith('invalid-input', { errors }))
  const one = await saveAgency('City Board')
  const agency = within(one).getByLabelText('Agency')
  await waitFor(() => expect(agency.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(agency)
})

/** Types, and comes back after the end of the session. */
async function comeBackWithInput() {
  await show(certification('1', 'v1'))
  const one = await openFirst()
  fireEvent.change(within(one).getByLabelText('Agency'), { target: { value: 'City Board' } })
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Component />)
}

test('input outlives the end of the session until it is cancelled', async () => {
  await comeBackWithInput()
  const agency = async () => within(await dialog()).getByLabelText<HTMLInputElement>('Agency')
  await waitFor(async () => expect((await agency()).value).toBe('City Board'))
  expect(within(await dialog()).getByText(/^We kept your answers/)).not.toBeNull()
  await press('Cancel')
  await expectClosed()
  await openFirst()
  expect((await agency()).value).toBe('National Board')
})

test('input does not open a certification of another company', async () => {
  await comeBackWithInput()
  await dialog()
  cleanup()
  await signIn({ company: 'pro staff' })
  await showPage(<Component />)
  expect(screen.getByText('Certification 1')).not.toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('input that is found on file does not come back', async () => {
  await comeBackWithInput()
  await dialog()
  replies.set(save, () => rejectWith('outcome-unknown'))
  store(certification('1', 'v2', { agency: 'City Board' }))
  await press('Save')
  await expectClosed()
  expect([...unsavedForms.keys()]).toEqual([])
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

/** Versions and agencies of the saves. */
const sent = () =>
  (bodies as { certifications: StoredCertification[] }[]).flatMap(({ certifications }) =>
    certifications.map(({ version, values }) => [version, values.agency]),
  )

async function meetConflict() {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('entry-changed'))
  store(certification('1', 'v2', { agency: 'County Board' }))
  const one = await saveAgency('City Board')
  const conflict = await within(one).findByRole('alert')
  expect(conflict.textContent).toContain('Your information was changed elsewhere')
  expect(document.activeElement).toBe(conflict)
  expect([...conflict.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Agency',
    'Saved now: County Board',
    'Entered here: City Board',
  ])
  expect(within(one).getByLabelText<HTMLInputElement>('Agency').value).toBe('City Board')
  return one
}

test('what was entered beside another change is kept, and saved over it', async () => {
  await meetConflict()
  replies.set(save, () => Response.json({}))
  store(certification('1', 'v3', { agency: 'City Board' }))
  await press('Save what I entered')
  await expectClosed()
  expect(sent()).toEqual([
    ['v1', 'City Board'],
    ['v2', 'City Board'],
  ])
  expect(screen.getByText('City Board')).not.toBeNull()
  expect(screen.getByText('Certifications Updated!')).not.toBeNull()
})

test('what was saved elsewhere can be kept, without a save', async () => {
  await meetConflict()
  await press('Keep what is saved')
  await expectClosed()
  expect(sent()).toEqual([['v1', 'City Board']])
  expect(screen.getByText('County Board')).not.toBeNull()
  expect(screen.queryByText('Certifications Updated!')).toBeNull()
  await press('Change Certification 1')
  expect(within(await dialog()).getByLabelText<HTMLInputElement>('Agency').value).toBe(
    'County Board',
  )
})

test('another save replaces what was told of the one before', async () => {
  const one = await meetConflict()
  replies.set(save, () => rejectWith('upstream-unreachable'))
  await press('Save what I entered')
  await waitFor(() =>
    expect(within(one).getByRole('alert').textContent).toContain('What you typed is kept.'),
  )
  expect(within(one).getAllByRole('alert')).toHaveLength(1)
  replies.set(save, () => rejectWith('outcome-unknown'))
  store(certification('1', 'v2', { agency: 'County Board' }))
  await press('Try again')
  await waitFor(() => expect(within(one).getByRole('alert').textContent).toContain('save it again'))
  expect(within(one).getAllByRole('alert')).toHaveLength(1)
  replies.set(save, () => rejectWith('entry-changed'))
  store(certification('1', 'v3', { agency: 'State Board' }))
  await press('Try again')
  await waitFor(() =>
    expect(within(one).getByRole('alert').textContent).toContain('Saved now: State Board'),
  )
  expect(within(one).getAllByRole('alert')).toHaveLength(1)
})

test('an unknown outcome that cannot be looked up is told as one', async () => {
  await show(certification('1', 'v1'))
  replies.set(save, () => rejectWith('outcome-unknown'))
  replies.set(read, () => rejectWith('upstream-unreachable'))
  const one = await saveAgency('City Board')
  expect((await within(one).findByRole('alert')).textContent).toContain('you can save it again.')
})

test('lists each certification on file with its state and days', async () => {
  await show(
    certification('1', 'v1', { expires: '01/31/2020' }),
    certification('2', 'v1', { name: '', state: 'NX', expires: '01/31/2999' }),
    certification('3', 'v1'),
  )
  expect(screen.getByRole('table', { name: 'Certifications on file' })).not.toBeNull()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Certification',
    'Agency',
    'State/Province',
    'Date Issued',
    'Expiry Date',
    'Details',
  ])
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) => cell.textContent).slice(0, 5),
      ),
  ).toEqual([
    ['Certification 1', 'National Board', 'Texas', 'Mar 15, 2024', 'Jan 31, 2020 Expired'],
    ['Certification without a name', 'National Board', 'NX', 'Mar 15, 2024', 'Jan 31, 2999'],
    ['Certification 3', 'National Board', 'Texas', 'Mar 15, 2024', ''],
  ])
  await press('Details Certification without a name')
  expect(screen.getByRole('button', { name: 'Change Certification without a name' })).not.toBeNull()
})

test('asks to review what is on file until one was opened', async () => {
  await show(certification('1', 'v1'))
  const review = screen.getByText('Please review your Certifications below')
  const look = review.className
  expect(screen.getByText(/^Click on an item in the list/)).not.toBeNull()
  await press('Details Certification 1')
  expect(review.className).not.toBe(look)
  expect(screen.queryByText(/^There are no certifications/)).toBeNull()
})

test('without anything on file or new there is nothing to save', async () => {
  await show()
  expect(screen.getByText(/^There are no certifications on file/)).not.toBeNull()
  expect(screen.queryByText('Please review your Certifications below')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Update Certifications')
  expect(screen.getByRole('alert').textContent).toMatch(/^There is nothing new to save yet/)
  expect(document.activeElement?.textContent).toBe('Update Certifications')
  expect(requests).not.toContain(save)
})

async function addIncomplete() {
  await press('Add Certification')
  const one = await dialog()
  await act(async () =>
    fireEvent.change(within(one).getByLabelText('Certification'), { target: { value: 'CDL' } }),
  )
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Component />)
}

test('a new one that is incomplete is marked, and nothing is sent', async () => {
  await show()
  await addOne('CPR')
  await addIncomplete()
  const marked = () => screen.queryByText('Please complete the entries that are marked')
  expect(screen.getByText(/^We kept your answers/)).not.toBeNull()
  expect([marked(), screen.queryByText('Agency is required')]).toEqual([null, null])
  await press('Update Certifications')
  expect(marked()).not.toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Agency'))
  expect(screen.getByText('Agency is required')).not.toBeNull()
  expect(screen.queryByText(/^There is nothing new/)).toBeNull()
  expect(requests).not.toContain(save)
})

test('new ones are sent without a version or an id, once', async () => {
  await show(certification('1', 'v1'))
  await addOne('CDL')
  const { promise, resolve } = Promise.withResolvers<void>()
  replies.set(save, () => promise.then(() => Response.json({})))
  for (let count = 0; count < 2; count++) await press('Update Certifications')
  const update = screen.getByRole('button', { name: 'Update Certifications' })
  expect([update.getAttribute('aria-busy'), update.getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ])
  expect(screen.getByRole('button', { name: 'Delete CDL' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await act(async () => resolve())
  expect(bodies).toMatchObject([
    { certifications: [{ version: '', values: { id: '', name: 'CDL' } }] },
  ])
  expect(await screen.findByText('Certifications Successfully Updated')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete CDL' })).toBeNull()
})

test('new ones that are not saved stay, and can be saved again', async () => {
  await show()
  await addOne('CDL')
  replies.set(save, () => rejectWith('upstream-unreachable'))
  await press('Update Certifications')
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is kept.')
  replies.set(save, () => Response.json({}))
  await press('Try again')
  expect(await screen.findByText('CDL (being processed)')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one that was saved is no longer processed once it is on file', async () => {
  await show()
  await addOne('CDL')
  replies.set(save, () => Response.json({}))
  store(certification('7', 'v1', { name: 'CDL' }))
  await press('Update Certifications')
  await screen.findByRole('rowheader', { name: 'CDL' })
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
})

test('one that is on file is not processed again once it is changed', async () => {
  await show()
  await addOne('Forklit')
  replies.set(save, () => Response.json({}))
  store(certification('7', 'v1', { name: 'Forklit' }))
  await press('Update Certifications')
  await screen.findByRole('rowheader', { name: 'Forklit' })
  store(certification('7', 'v2', { name: 'Forklift' }))
  await act(() => revalidate(readProfile, {}))
  await screen.findByRole('rowheader', { name: 'Forklift' })
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
})

test('one that is being processed cannot be changed', async () => {
  await show()
  await addOne('CDL')
  replies.set(save, () => Response.json({}))
  await press('Update Certifications')
  await screen.findByText('CDL (being processed)')
  expect(screen.queryByRole('button', { name: /^Details/ })).toBeNull()
})
