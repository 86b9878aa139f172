import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { showInApplication } from '../../../testing/in-application.tsx'
import { press } from '../../../testing/press.ts'
import { ChangeEmail } from './change-email.tsx'

afterEach(cleanup)

test('Change opens the dialog of the address, and Cancel closes it', async () => {
  await showInApplication(<ChangeEmail />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Change your email address')
  await screen.findByRole('dialog', { name: 'Change your email address' })
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
