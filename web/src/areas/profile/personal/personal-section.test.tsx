import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import type { PersonalDetails } from '@gatehouse/contracts/portal/profile'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { enter } from '../../../testing/enter.ts'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'
import { setSettings } from '../../../testing/set-settings.ts'

setSettings()
const { replies } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { clearCache } = await import('../../../portal/use-read.ts')
const { dirtyForms } = await import('../../../forms/dirty-forms.ts')
const { storeUnsavedForms } = await import('../../../forms/store-unsaved-forms.ts')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
const { PersonalSection } = await import('./personal-section.tsx')

const values: PersonalDetails['values'] = {
  ...emptyFields('personal'),
  firstName: 'Maria',
  middleName: 'L',
  lastName: 'Santos',
  cellPhone: '5125550119',
  emergencyPhone: '5125550121',
  address: '1 Elm Street',
  apartment: '12',
  city: 'Austin',
  state: 'TX',
  postalCode: '78704',
  previouslyEmployed: 'no',
}

function Section({ changes = {} }: { changes?: Partial<PersonalDetails['values']> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <PersonalSection
      details={{
        version: 'v1',
        values: { ...values, ...changes },
        emailAddress: 'maria@example.test',
      }}
      offered={undefined}
      isOpen={isOpen}
      onToggle={setOpen}
    />
  )
}

beforeEach(async () => {
  replies.clear()
  await signIn()
})
afterEach(async () => {
  cleanup()
  unsavedForms.clear()
  await clearCache()
})

const facts = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`)
const change = () => screen.getByRole('button', { name: 'Change Personal Information' })

test('sums up what is on file, without what is empty', async () => {
  await showPage(<Section />)
  expect(document.activeElement).toBe(document.body)
  expect(facts()).toEqual([
    'Name: Maria L Santos',
    'Email Address: maria@example.test',
    'Cell #: (512) 555-0119',
    'Emergency #: (512) 555-0121',
    'Street Address: 1 Elm Street, 12, Austin, TX 78704',
  ])
  expect(screen.queryByText(/^One question is still open/)).toBeNull()
})

test.each([
  [{ middleName: '', apartment: '', state: '' }, 'Maria Santos', '1 Elm Street, Austin, 78704'],
  [{ middleName: '', apartment: '', state: 'OTH' }, 'Maria Santos', '1 Elm Street, Austin, 78704'],
  [{ middleName: '', address: '', apartment: '' }, 'Maria Santos', 'Austin, TX 78704'],
])('joins name and address without gaps: %j', async (changes, name, address) => {
  await showPage(<Section changes={changes} />)
  expect(facts()).toEqual(expect.arrayContaining([`Name: ${name}`, `Street Address: ${address}`]))
})

test('says that a question is open, and lists all numbers', async () => {
  await showPage(
    <Section
      changes={{ previouslyEmployed: '', phone: '5125550120', linkedIn: 'linkedin.test/maria' }}
    />,
  )
  expect(screen.getByText('One question is still open. Press Change to answer it.')).not.toBeNull()
  expect(facts()).toEqual(
    expect.arrayContaining(['Phone #: (512) 555-0120', 'LinkedIn URL: linkedin.test/maria']),
  )
})

test('the button opens the form in place of the summary, and a save closes it', async () => {
  await showPage(<Section />)
  expect([change().getAttribute('aria-expanded'), change().getAttribute('aria-controls')]).toEqual([
    'false',
    null,
  ])
  await press('Change Personal Information')
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  expect(cancel.getAttribute('aria-expanded')).toBe('true')
  const form = document.getElementById(cancel.getAttribute('aria-controls') ?? '')
  expect(form?.contains(screen.getByLabelText('City'))).toBe(true)
  expect(screen.queryByText('Maria L Santos')).toBeNull()
  replies.set('PUT /api/profile/personal', () => Response.json({}))
  await enter('City', 'Buda')
  await press('Save Info')
  await waitFor(() => expect(document.activeElement).toBe(change()))
  expect(screen.queryByLabelText('City')).toBeNull()
})

test('Cancel drops what was typed, also before the end of a session', async () => {
  await showPage(<Section />)
  await press('Change Personal Information')
  const city = () => screen.getByLabelText<HTMLInputElement>('City')
  await enter('City', 'Buda')
  await waitFor(() => expect(dirtyForms.size).toBe(1))
  storeUnsavedForms('maria')
  cleanup()
  await showPage(<Section />)
  await press('Change Personal Information')
  await waitFor(() => expect(city().value).toBe('Buda'))
  await press('Cancel')
  await press('Change Personal Information')
  expect(city().value).toBe('Austin')
})
