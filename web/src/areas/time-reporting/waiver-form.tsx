import { applyForWaiver } from '@gatehouse/contracts/portal/waivers'
import { useState } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { fieldId } from '../../forms/field-id.ts'
import { FormElement } from '../../forms/form-element.tsx'
import { useRuleText } from '../../forms/rule-text/use-rule-text.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode } from '../../portal/portal-error.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { text } from './messages.ts'

/** `onSent` also runs when the outcome is unknown: the list may tell. */
export function WaiverForm({ onSent }: { onSent: () => void }) {
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => applyForWaiver,
    initialValues: { consent: '' },
    async send(endpoint, body) {
      setFailure(null)
      await call(endpoint, { body })
      alerts.raise('success', t('applied'))
      form.reset({ consent: '' })
      onSent()
    },
    onError(error) {
      setFailure(error)
      onSent()
    },
  })
  const { values, errors } = form
  const labels = { consent: t('consent') }
  const isUnknown = hasCode(failure, 'outcome-unknown')
  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <Checkbox
        id={fieldId(form.id, 'consent')}
        label={labels.consent}
        required
        checked={values.consent === 'yes'}
        error={errors.consent && ruleTextOf(errors.consent, { label: labels.consent })}
        onChange={(checked) => form.change('consent', checked ? 'yes' : '')}
      />
      {isUnknown && <ProblemBox message={t('unknown')} error={failure} takesFocus />}
      {failure !== null && !isUnknown && <Failure error={failure} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form}>{t('apply')}</SubmitButton>
      </div>
    </FormElement>
  )
}
