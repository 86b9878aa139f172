import type { Application } from '@gatehouse/contracts/portal/application'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { InApplication } from '../../../testing/in-application.tsx'
import { press } from '../../../testing/press.ts'
import { showPage } from '../../../testing/show-page.tsx'

const { ChangeEmail } = await import('./change-email.tsx')

afterEach(cleanup)

test('Change opens the dialog of the address, and Cancel closes it', async () => {
  const application = { email: 'ann@example.test', applicantType: 'new' } as Application
  await showPage(
    <InApplication state={{ application }}>
      <ChangeEmail />
    </InApplication>,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Change your email address')
  await screen.findByRole('dialog', { name: 'Change your email address' })
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
