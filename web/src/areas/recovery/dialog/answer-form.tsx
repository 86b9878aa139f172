import { answerSecurityQuestion } from '@gatehouse/contracts/portal/recovery'
import { EmailField } from '../../../forms/email-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { PathForm } from './path-form.tsx'
import type { PathProps } from './paths.ts'
import { useRecoveryForm } from './use-recovery-form.ts'

const messageMs = 30_000

/** A right answer mails a temporary password; a wrong one is cleared [1 §8]. */
export function AnswerForm({ input, onCancel, onDone }: PathProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const { form, failure, serverError } = useRecoveryForm({
    endpoint: answerSecurityQuestion,
    input,
    fields: ['username', 'answer'],
    errorField: 'answer',
    clearedMs: messageMs,
    async send({ username, answer }, isShown) {
      await call(answerSecurityQuestion, { body: { username, answer } })
      onDone({ message: 'answerRight', username }, isShown())
      alerts.raise('success', t('answerRight'), { milliseconds: messageMs })
    },
    messageOf: (error) =>
      error.is('answer-wrong')
        ? t.rich('answerWrong', { phone: () => <SupportPhone /> })
        : undefined,
  })
  const labels = { username: t('username'), answer: t('answer') }

  return (
    <PathForm path="answer" form={form} failure={failure} labels={labels} onCancel={onCancel}>
      <EmailField form={form} name="username" label={labels.username} autoComplete="username" />
      <Field
        form={form}
        name="answer"
        label={labels.answer}
        help={t('answerHelp')}
        serverError={serverError}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </PathForm>
  )
}
