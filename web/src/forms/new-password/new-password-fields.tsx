import {
  maxPasswordLength,
  minPasswordLength,
  passwordChecks,
} from '@gatehouse/contracts/rules/password-checks'
import { useText } from '../../language/use-text.ts'
import type { FormFields } from '../form.ts'
import { PasswordField } from '../password-field.tsx'
import { text } from './messages.ts'
import { PasswordChecklist } from './password-checklist.tsx'

/** Of the passwords that Safari suggests, whose only symbol is otherwise a hyphen. */
const suggested = {
  passwordrules: `minlength: ${minPasswordLength}; maxlength: ${maxPasswordLength}; required: lower; required: upper; required: digit; required: ${passwordChecks.symbol.source};`,
}

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
          {...suggested}
        />
        <PasswordChecklist typed={form.values.newPassword} />
      </div>
      <PasswordField
        form={form}
        name="repeatPassword"
        label={t('repeat')}
        autoComplete="new-password"
        {...suggested}
      />
    </>
  )
}

export function useNewPasswordLabels() {
  const t = useText(text)
  return { newPassword: t('password'), repeatPassword: t('repeat') }
}
