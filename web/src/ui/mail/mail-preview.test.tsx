import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { press } from '../../testing/press.ts'
import { showPage } from '../../testing/show-page.tsx'
import { MailPreview } from './mail-preview.tsx'

const mail = { subject: 'My request', body: 'Please delete my data.\nMaria' }
const writeText = jest.fn(async (_text: string) => undefined)
Object.defineProperty(navigator, 'clipboard', { value: { writeText } })

const show = (onEdit?: () => void) =>
  showPage(<MailPreview mailbox="privacy@example.test" mail={mail} {...(onEdit && { onEdit })} />)

afterEach(cleanup)

test('takes the focus, and says that nothing has been sent', async () => {
  await show()
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent).toBe('Your request is written, but not sent')
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1])
  expect(screen.getByText(/Nothing has been sent/)).toBeTruthy()
})

test('shows the mail, and opens it in the mail program', async () => {
  await show()
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent?.trim())
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect([terms, values]).toEqual([
    ['To:', 'Subject:'],
    ['privacy@example.test', 'My request'],
  ])
  expect(document.body.textContent).toContain(mail.body)
  const href = screen.getByRole('link', { name: 'Open in my mail program' }).getAttribute('href')
  expect(href).toContain('mailto:privacy@example.test?subject=My%20request&body=Please')
})

test('copies the text', async () => {
  await show()
  await press('Copy the text')
  expect(writeText.mock.calls).toEqual([[mail.body]])
})

test('can be changed only where there is a form to go back to', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Change something' })).toBeNull()
  cleanup()
  const onEdit = jest.fn()
  await show(onEdit)
  await press('Change something')
  expect(onEdit).toHaveBeenCalledTimes(1)
})
