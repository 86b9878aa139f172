import { useText } from '../../language/use-text.ts'
import type { FormFields } from '../form.ts'
import { PasswordField } from '../password-field.tsx'
import { text } from './messages.ts'
import { PasswordChecklist } from './password-checklist.tsx'

interface NewPassword {
  newPassword: string
  repeatPassword: string
}

/** A new password with its checklist, and its repetition [1 §2]. */
export function NewPasswordFields({ form }: { form: FormFields<NewPassword> }) {
  const t = useText(text)
  return (
    <>
      <div>
        <PasswordField
          form={form}
          name="newPassword"
          label={t('wanted')}
          errorLabel={t('password')}
          autoComplete="new-password"
        />
        <PasswordChecklist typed={form.values.newPassword} />
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

export function useNewPasswordLabels() {
  const t = useText(text)
  return { newPassword: t('password'), repeatPassword: t('repeat') }
}
