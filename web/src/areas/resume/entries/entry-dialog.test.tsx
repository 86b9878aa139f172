import { emptyFields, maxLongText } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { goBack } from '../../../testing/go-back.ts'
import { portalErrorOf } from '../../../testing/portal-error-of.ts'
import { press } from '../../../testing/press.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'
import { setSettings } from '../../../testing/set-settings.ts'
import type { EntryDialog as EntryDialogComponent } from './entry-dialog.tsx'
import type { Entry, EntryKind } from './entry-kinds.ts'

setSettings()
const { replies } = installFakeGateway()
const lists = ['reasons-for-leaving', 'education-levels'].map((list) => `staffmark/${list}`)
for (const list of ['states?country=US', 'states?country=CA', 'countries', ...lists])
  replies.set(`GET /api/lookups/${list}`, () => Response.json({ options: [] }))
const { showPage } = await import('../../../testing/show-page.tsx')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { hideOverlayEntries } = await import('../../../portal/overlay-history.ts')
const { EntryDialog } = await import('./entry-dialog.tsx')
hideOverlayEntries()

const complete: Entry = {
  ...emptyFields('employment'),
  id: 'e1',
  company: 'Acme',
  jobTitle: 'Picker',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
  start: '03/2022',
  current: 'yes',
  supervisor: 'Lee Boss',
  description: 'Picked.',
  mayContact: 'no',
}

const onSave = jest.fn<(entry: Entry) => Promise<void>>()
const onCancel = jest.fn<() => void>()
const onDelete = jest.fn<() => void>()

beforeEach(() => {
  for (const handler of [onSave, onCancel, onDelete]) handler.mockReset()
  onSave.mockResolvedValue()
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  setScreenWidth(1280)
})

const show = (entry: Entry, options: Partial<ComponentProps<typeof EntryDialogComponent>> = {}) =>
  showPage(
    <EntryDialog
      kind="employment"
      entry={entry}
      isNew={false}
      brand="staffmark"
      onSave={onSave}
      onCancel={onCancel}
      onDelete={onDelete}
      {...options}
    />,
  )
const dialog = () => screen.getByRole('dialog')
const field = (label: string) => within(dialog()).getByLabelText<HTMLInputElement>(label)
const buttons = () =>
  within(dialog())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('changes or deletes an entry, and adds a new one', async () => {
  await show(complete)
  expect(screen.getByRole('dialog', { name: 'Update Employment' }).textContent).toContain(
    'Fields are required unless they say otherwise.',
  )
  expect(buttons()).toEqual(['Save', 'Cancel', 'Delete'])
  await press('Delete')
  expect(onDelete).toHaveBeenCalledTimes(1)
  await press('Save')
  await waitFor(() => expect(onSave.mock.calls).toEqual([[complete]]))
  cleanup()
  await show(complete, { isNew: true })
  expect(screen.getByRole('dialog', { name: 'Add Employment' })).not.toBeNull()
  expect(buttons()).toEqual(['Add', 'Cancel'])
  cleanup()
  await show(complete, { onDelete: undefined } as object)
  expect(buttons()).toEqual(['Save', 'Cancel'])
})

test.each([
  ['Course of Study', { course: '', city: '' }],
  ['City', { city: '' }],
])('starts at the first field that is incomplete: %s', async (label, changes) => {
  // A dialog focuses what is visible, and jsdom has no layout.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
  const school = { level: '3', school: 'Hays High', course: 'Arts', degree: 'GED', years: '4' }
  const education = { ...emptyFields('education'), ...school, country: 'US', city: 'Kyle' }
  await show({ ...education, id: 's1', ...changes }, { kind: 'education' })
  await waitFor(() => expect(document.activeElement).toBe(field(label)))
})

test('an incomplete entry is not saved, which is told above and below its fields', async () => {
  await show(complete)
  await enter('Job Title', '')
  const required = () => screen.queryByText('* The above fields are required before continuing')
  expect(required()).toBeNull()
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(field('Job Title')))
  expect(required()).not.toBeNull()
  await enter('City', '')
  await press('Save')
  const summary = await screen.findByRole('group', { name: 'Please check these 2 entries' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Job Title is required', 'City is required'])
  expect(onSave).not.toHaveBeenCalled()
})

test.each<[string, Record<string, string>, EntryKind, RegExp, string]>([
  ['an end', { current: '', start: '' }, 'employment', /^End Date/, 'Start Date'],
  [
    'a comment',
    { comments: 'x'.repeat(maxLongText + 1), company: '' },
    'employment',
    /^Comments/,
    'Current Employer',
  ],
  ['an expiry', { issued: '', expires: '1' }, 'certifications', /^Expiry Date/, 'Date Issued'],
])(
  'the link to %s that is disabled leads to what enables it',
  async (_case, changes, kind, link, enabling) => {
    await show({ ...complete, ...changes }, { kind })
    await press('Save')
    const summary = within(await screen.findByRole('group', { name: /^Please check these/ }))
    fireEvent.click(summary.getByRole('link', { name: link }))
    expect(document.activeElement).toBe(field(enabling))
  },
)

test('a rule that is broken otherwise is not told as something required', async () => {
  await show({ ...complete, current: '', end: '01/2020', reason: '1' })
  await press('Save')
  await waitFor(() => expect(document.activeElement).toBe(field('End Date')))
  expect(screen.queryByText(/^\* The above fields are required/)).toBeNull()
})

test('a save that failed can be tried again with what was typed', async () => {
  onSave.mockRejectedValueOnce(portalErrorOf('upstream-unreachable'))
  await show(complete)
  await enter('Company Name', 'Bluebonnet')
  await press('Save')
  const failure = await within(dialog()).findByRole('alert')
  expect(failure.textContent).toContain('What you typed is kept.')
  expect(document.activeElement).toBe(failure)
  await press('Try again')
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
  expect(onSave.mock.calls[1]).toEqual([{ ...complete, company: 'Bluebonnet' }])
  await waitFor(() => expect(within(dialog()).queryByRole('alert')).toBeNull())
})

test('can neither be cancelled nor deleted while it is saved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onSave.mockReturnValue(promise)
  await show(complete)
  await press('Save')
  for (const name of ['Cancel', 'Delete']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    await press(name)
  }
  expect([onCancel.mock.calls, onDelete.mock.calls]).toEqual([[], []])
  await act(async () => resolve())
  await press('Cancel')
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('an error that the caller shows is not shown twice', async () => {
  const error = portalErrorOf('entry-changed')
  onSave.mockRejectedValue(error)
  const onError = jest.fn(async () => true)
  await show(complete, { onError })
  await enter('Company Name', 'Bluebonnet')
  await press('Save')
  const typed = { ...complete, company: 'Bluebonnet' }
  await waitFor(() => expect(onError.mock.calls).toEqual([[error, typed]]))
  expect(within(dialog()).queryByRole('alert')).toBeNull()
  onError.mockResolvedValue(false)
  await press('Save')
  expect(await within(dialog()).findByRole('alert')).not.toBeNull()
})

test('hands over each input, and nothing before', async () => {
  const onChange = jest.fn()
  await show(complete, { onChange })
  expect(onChange).not.toHaveBeenCalled()
  await enter('Company Name', 'Bluebonnet')
  expect(onChange.mock.calls).toEqual([[{ ...complete, company: 'Bluebonnet' }]])
  expect(dirtyForms.size).toBe(0)
})

test('leaving the page asks, unless each input is handed over', async () => {
  await show(complete)
  await enter('Company Name', 'Bluebonnet')
  expect(dirtyForms.size).toBe(1)
})

test('Back on a phone cancels a dialog in which nothing was typed', async () => {
  setScreenWidth(375)
  await show(complete)
  await goBack()
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('Back on a phone does not drop what was typed', async () => {
  setScreenWidth(375)
  await show(complete)
  await enter('Company Name', 'Bluebonnet')
  await goBack()
  expect(onCancel).not.toHaveBeenCalled()
  expect(field('Company Name').value).toBe('Bluebonnet')
})
