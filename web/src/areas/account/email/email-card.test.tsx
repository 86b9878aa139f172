import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { installFakeGateway } from '../../../testing/fake-gateway.ts'
import { FreshCache } from '../../../testing/fresh-cache.tsx'
import { goBack } from '../../../testing/go-back.ts'
import { setScreenWidth } from '../../../testing/screen-width.ts'

const { replies } = installFakeGateway()
const { showPart } = await import('../../../testing/show-page.tsx')
const { openForms } = await import('../../../forms/unsaved-forms.ts')
const { hideOverlayEntries } = await import('../../../portal/overlay-history.ts')
const { EmailCard } = await import('./email-card.tsx')

hideOverlayEntries()
afterEach(() => {
  cleanup()
  setScreenWidth(1280)
})

async function open(email: string | null) {
  replies.set('GET /api/account/email', () => Response.json({ email }))
  await showPart(
    <FreshCache>
      <EmailCard />
    </FreshCache>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Update Email' }))
  return screen.getByRole('dialog')
}

test('shows the original address', async () => {
  const dialog = await open('maria@example.test')
  expect(dialog.textContent).toContain('Original Emailmaria@example.test')
})

test('shows a note instead of the original address if none is on record', async () => {
  const dialog = await open(null)
  expect(dialog.textContent).not.toContain('Original Email')
  expect(screen.getByText('There is no email address on record.')).not.toBeNull()
})

test('on a phone, Back closes the dialog only until something is typed', async () => {
  setScreenWidth(375)
  await open('maria@example.test')
  await goBack()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Update Email' }))
  await userEvent.type(screen.getByLabelText('New Email'), 'm')
  await goBack()
  expect(screen.getByLabelText<HTMLInputElement>('New Email').value).toBe('m')
})

test('keeps what is typed for another sign-in', async () => {
  await open('maria@example.test')
  await userEvent.type(screen.getByLabelText('New Email'), 'm')
  expect(openForms.get('update-email')?.()?.values).toEqual({ email: 'm', repeatEmail: '' })
})
