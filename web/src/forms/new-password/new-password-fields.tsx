import { useText } from '../../language/use-text.ts'
import { PasswordField } from '../password-field.tsx'
import type { Form } from '../use-endpoint-form.ts'
import { text } from './messages.ts'
import { PasswordChecklist } from './password-checklist.tsx'

/** A new password with its checklist, and once more: `newPassword` and `repeatPassword` [1 §2]. */
export function NewPasswordFields({ form }: { form: Form }) {
  const t = useText(text)
  return (
    <>
      <div>
        <PasswordField
          form={form}
          name="newPassword"
          label={t('wanted')}
          called={t('password')}
          autoComplete="new-password"
        />
        <PasswordChecklist typed={form.values.newPassword ?? ''} />
      </div>
      <PasswordField
        form={form}
        name="repeatPassword"
        label={t('repeat')}
        autoComplete="new-password"
      />
    </>
  )
}

/** What the error summary calls the two. */
export function useNewPasswordLabels() {
  const t = useText(text)
  return { newPassword: t('password'), repeatPassword: t('repeat') }
}
