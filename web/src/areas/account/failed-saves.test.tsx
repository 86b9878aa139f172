import type { ProblemCode } from '@gatehouse/contracts/problem'
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { enter } from '../../testing/enter.ts'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { press } from '../../testing/press.ts'
import { setSettings } from '../../testing/set-settings.ts'

setSettings()
const { requests, hold } = installFakeGateway()
const { showPage } = await import('../../testing/show-page.tsx')
const { Page } = await import('../../ui/page.tsx')
const { UpdateEmailDialog } = await import('./email/update-email-dialog.tsx')
const { ForgottenPassword } = await import('./password/forgotten-password.tsx')
const { PasswordForm } = await import('./password/password-form.tsx')
const { PreferenceForm } = await import('./preference/preference-form.tsx')
const { QuestionForm } = await import('./security-question/question-form.tsx')

afterEach(cleanup)

const nothing = () => undefined
const email = { 'New Email': 'm@example.test', 'Repeat New Email': 'm@example.test' }
const question = { 'New Security Question': 'q', 'New Answer': 'a', 'Repeat New Answer': 'a' }
const password = {
  'Current Password': 'Gatehouse1!',
  'New Password': 'Gatehouse2!',
  'Repeat New Password': 'Gatehouse2!',
}

/** Some have no reference. */
const failures = () => screen.queryAllByText(/ABCD-1234|^We could not/)

interface Form {
  name: string
  form: ReactNode
  entries: Record<string, string>
  button: string
  request: string
  /** Problems with a text of their own. */
  problems: ProblemCode[]
  /** Text of an alert about the failure that the form shows. */
  alert?: string
}

const forms: Form[] = [
  {
    name: 'a new email address',
    form: <UpdateEmailDialog original={null} onClose={nothing} />,
    entries: email,
    button: 'Update Email',
    request: 'PUT /api/account/email',
    problems: ['outcome-unknown'],
  },
  {
    name: 'a new password',
    form: <PasswordForm onChanged={nothing} />,
    entries: password,
    button: 'Update Password',
    request: 'POST /api/account/password',
    problems: ['password-refused', 'outcome-unknown'],
  },
  {
    name: 'a preference',
    form: <PreferenceForm preference="email" phone={null} onSaved={nothing} />,
    entries: {},
    button: 'Update Preference',
    request: 'PUT /api/account/preference',
    problems: [],
    alert: 'Authentication preference failed up update. Please try again.',
  },
  {
    name: 'a security question',
    form: <QuestionForm onUpdated={nothing} />,
    entries: question,
    button: 'Update',
    request: 'PUT /api/account/security-question',
    problems: [],
    alert: 'There was a problem',
  },
  {
    name: 'a reset link',
    form: <ForgottenPassword />,
    entries: {},
    button: 'Send Reset Link',
    request: 'POST /api/account/reset-link',
    problems: ['outcome-unknown'],
  },
]

test.each(forms)(
  '$name: another try takes the failure of the one before away',
  async ({ form, entries, button, request, problems, alert }) => {
    await showPage(<Page title="My Account">{form}</Page>)
    for (const [label, value] of Object.entries(entries)) await enter(label, value)
    for (const code of ['internal', ...problems, 'internal'] as const) {
      const release = hold(request)
      requests.length = 0
      await press(button)
      await waitFor(() => expect(requests).toEqual([request]))
      expect(failures()).toHaveLength(0)
      await release(rejectWith(code))
      await waitFor(() => expect(failures()).not.toHaveLength(0))
      expect(screen.queryAllByText(/ABCD-1234/).length).toBeLessThanOrEqual(1)
      if (alert) expect(screen.getAllByText(alert)).toHaveLength(1)
    }
  },
)
