import type { ApplicationValues, Histories } from '@gatehouse/contracts/portal/application'
import {
  emptyApplication,
  emptyFields,
  emptyHistories,
} from '@gatehouse/contracts/portal/application-fields'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { press } from '../../../../testing/press.ts'
import { Offers } from './offers.tsx'

afterEach(cleanup)

const acme = {
  ...emptyFields('employment'),
  id: 'e1',
  company: 'Acme',
  jobTitle: 'Welder',
  city: 'Austin',
  state: 'TX',
  start: '03/2010',
  current: 'yes',
}
const unnamed = { ...emptyFields('employment'), id: 'e2', city: 'Waco' }
const school = { ...emptyFields('education'), id: 's1', school: 'Hays High', course: 'General' }
const offers: Histories = {
  ...emptyHistories(),
  employment: [acme, unnamed],
  education: [school],
}
const onAdd = jest.fn()
let values: ApplicationValues

const show = (
  kind: 'employment' | 'education' | 'certifications',
  changes: Partial<ApplicationValues> = {},
) =>
  showInApplication(
    <Offers kind={kind} listId="list" onAdd={onAdd} />,
    { application: applicationOf({ offers, values: { ...emptyApplication(), ...changes } }) },
    {
      onValues: (current) => {
        values = current
      },
    },
  )
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('offers each entry of the résumé by its name, or by its number without one', async () => {
  await show('employment')
  expect(screen.getByRole('heading', { level: 5 }).textContent).toBe('Add these too?')
  expect(screen.getByText(/^They are also in your resume\. You do not have to/)).toBeTruthy()
  expect(items()).toEqual([
    'Welder, AcmeAustin, TX · 03/2010 – PresentAdd Welder, Acme',
    'Entry 2WacoAdd Entry 2',
  ])
  expect(screen.getByRole('status').textContent).toBe('')
  await press('Add Entry 2')
  expect(onAdd.mock.calls).toEqual([[unnamed]])
})

test('a single one is offered in the singular, and in words of its kind', async () => {
  await show('education')
  expect(screen.getByRole('heading', { level: 5 }).textContent).toBe('Add this too?')
  expect(screen.getByText(/^It is also in your resume\./)).toBeTruthy()
  expect(items()).toEqual(['General, Hays HighAdd General, Hays High'])
})

test('shows nothing of a kind without offers', async () => {
  await show('certifications')
  expect([screen.queryByRole('heading'), screen.queryByRole('button')]).toEqual([null, null])
})

test('leaves out those of one kind together, and shows them again from their heading', async () => {
  await show('employment', { leftOut: { ...emptyApplication().leftOut, certifications: 'yes' } })
  screen.getByRole('button', { name: 'Leave these out' }).focus()
  await press('Leave these out')
  expect(values.leftOut).toEqual({ employment: 'yes', education: '', certifications: 'yes' })
  expect([screen.queryByRole('heading'), items()]).toEqual([null, []])
  expect(screen.getByRole('status').textContent).toBe('2 entries of your resume are left out')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show them again' }))
  await press('Show them again')
  expect(values.leftOut).toEqual({ employment: '', education: '', certifications: 'yes' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 5 }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('offers left out before stay left out, of their kind alone', async () => {
  const leftOut = { ...emptyApplication().leftOut, education: 'yes' }
  await show('education', { leftOut })
  expect(screen.getByRole('status').textContent).toBe('1 entry of your resume is left out')
  expect(screen.getByRole('button', { name: 'Show it again' })).toBeTruthy()
  cleanup()
  await show('employment', { leftOut })
  expect(items()).toHaveLength(2)
  cleanup()
  await show('education')
  await press('Leave this out')
  expect(values.leftOut).toEqual({ employment: '', education: 'yes', certifications: '' })
})
