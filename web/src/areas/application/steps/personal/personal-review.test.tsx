import { emptyApplication } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { applicationOf } from '../../../../testing/application-of.ts'
import { installFakeGateway } from '../../../../testing/fake-gateway.ts'
import { showInApplication } from '../../../../testing/in-application.tsx'
import { PersonalReview } from './personal-review.tsx'

const { answer } = installFakeGateway()

test('a state is shown by its name, as it was chosen', async () => {
  answer('GET /api/lookups/states?country=US', { options: [{ id: 'OTH', name: 'Other' }] })
  const values = emptyApplication()
  const application = applicationOf({
    values: { ...values, personal: { ...values.personal, city: 'Cd. Juárez', state: 'OTH' } },
  })
  await showInApplication(<PersonalReview />, { application })
  expect(await screen.findByText('Other')).toBeTruthy()
  expect(screen.queryByText('OTH')).toBeNull()
})
