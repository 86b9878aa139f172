import { updateSecurityQuestion } from '@gatehouse/contracts/portal/account'
import { matchesFieldIgnoringCase } from '@gatehouse/contracts/rules/matches-field'
import { type ClipboardEvent, useState } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { Field } from '../../../forms/field.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { Restored } from '../../../forms/restored/restored.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { text } from './messages.ts'

const withRepeat = {
  ...updateSecurityQuestion,
  body: updateSecurityQuestion.body.shape({ answerRepeat: matchesFieldIgnoringCase('answer') }),
}

interface QuestionFormProps {
  onUpdated: (question: string) => void
}

/** The new answer is typed twice, without copy and paste [1 §2, §5]. */
export function QuestionForm({ onUpdated }: QuestionFormProps) {
  const t = useText(text)
  const alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => withRepeat,
    storeAs: 'security-question',
    initialValues: { question: '', answer: '', answerRepeat: '' },
    async send(_endpoint, { question, answer }) {
      setFailure(null)
      await call(updateSecurityQuestion, { body: { question, answer } })
      alerts.raise('success', t('updated'))
      onUpdated(question)
    },
    onError(error) {
      alerts.raise('error', t('failed'), { isShownInPage: true })
      setFailure(error)
    },
  })
  const labels = { question: t('question'), answer: t('answer'), answerRepeat: t('repeat') }

  const preventClipboard = (message: string) => (event: ClipboardEvent) => {
    event.preventDefault()
    alerts.raise('info', message)
  }
  const manualInput = {
    autoComplete: 'off',
    spellCheck: false,
    onPaste: preventClipboard(t('pasteBlocked')),
    onCopy: preventClipboard(t('copyBlocked')),
    onCut: preventClipboard(t('copyBlocked')),
  }

  return (
    <FormElement submit={form.submit}>
      <Restored form={form} />
      <ErrorSummary form={form} labels={labels} />
      <Field form={form} name="question" label={labels.question} autoComplete="off" />
      <Field form={form} name="answer" label={labels.answer} {...manualInput} />
      <Field form={form} name="answerRepeat" label={labels.answerRepeat} {...manualInput} />
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form}>{t('update')}</SubmitButton>
      </div>
    </FormElement>
  )
}
