import { emptyFields } from '@gatehouse/contracts/portal/application-fields'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { press } from '../../../testing/press.ts'

const { answer } = installFakeGateway()
const { showPage, signIn } = await import('../../../testing/show-page.tsx')
const { unsavedForms } = await import('../../../forms/unsaved-forms.ts')
const { CertificationsForm } = await import('./certifications-form.tsx')

afterEach(cleanup)

test('a new one is marked as not saved, and what it lacks is named before any dialog was open', async () => {
  for (const country of ['US', 'CA'])
    answer(`GET /api/lookups/states?country=${country}`, { options: [] })
  const entry = { ...emptyFields('certification'), id: 'new', name: 'CDL', agency: 'City Board' }
  const values = { json: JSON.stringify([entry]) }
  unsavedForms.set('new-certifications.staffmark', { person: 'maria', values })
  await signIn()
  await showPage(<CertificationsForm stored={[]} />)
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await press('Update Certifications')
  expect(screen.getByText('State/Province is required')).toBeTruthy()
  expect(screen.getByText('Date Issued is required')).toBeTruthy()
})
