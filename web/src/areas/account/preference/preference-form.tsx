import { type PasscodePreference, updatePreference } from '@gatehouse/contracts/portal/account'
import { readSession } from '@gatehouse/contracts/portal/session'
import { phoneDigits } from '@gatehouse/contracts/rules/phone-digits'
import { useState } from 'react'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import { FormElement } from '../../../forms/form-element.tsx'
import { formatPhone } from '../../../forms/format-phone.ts'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { Restored } from '../../../forms/restored/restored.tsx'
import { useRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { setCached } from '../../../portal/use-read.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { text } from './messages.ts'

interface Saved {
  preference: PasscodePreference | null
  phone: string | null
}

interface PreferenceFormProps extends Saved {
  onSaved: (saved: Saved) => void
}

const choices = ['sms', 'email', 'prompt'] as const

/** Choices that need a phone are disabled unless one is known or can be put back [1 §4]. */
export function PreferenceForm({ preference, phone, onSaved }: PreferenceFormProps) {
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>(null)
  /** Put back by another choice: arrow keys pass over Email between Text and Prompt. */
  const [removedPhone, setRemovedPhone] = useState('')
  const form = useEndpointForm({
    endpoint: async () => updatePreference,
    storeAs: 'account-preference',
    initialValues: {
      phone: formatPhone(phone ?? ''),
      // A disabled choice is not preselected, even if it is on file.
      preference: phone || preference === 'email' ? (preference ?? '') : '',
    },
    async send(endpoint, body) {
      setFailure(null)
      await setCached(readSession, {}, await call(endpoint, { body }))
      alerts.raise('success', t('updated'))
      form.reset({})
      setRemovedPhone('')
      onSaved({
        preference: body.preference as PasscodePreference,
        phone: phoneDigits(body.phone ?? '') || null,
      })
    },
    onError(error) {
      alerts.raise('error', t('failed'), { isShownInPage: true })
      setFailure(error)
    },
  })
  const { values, errors } = form
  const knownPhone = values.phone || (values.preference === 'email' ? removedPhone : '')

  const choose = (chosen: PasscodePreference) => {
    form.change('preference', chosen)
    form.change('phone', chosen === 'email' ? '' : knownPhone)
    setRemovedPhone(knownPhone)
  }

  return (
    <FormElement submit={form.submit}>
      <Restored form={form} />
      <ErrorSummary form={form} labels={{ phone: t('phone'), preference: t('question') }} />
      <PhoneField
        form={form}
        name="phone"
        label={t('phone')}
        help={t('consent')}
        required={values.preference === 'sms' || values.preference === 'prompt'}
      />
      <RadioGroup
        label={t('question')}
        help={knownPhone ? undefined : t('phoneNeeded')}
        error={errors.preference && ruleTextOf(errors.preference, { label: t('question') })}
        name="preference"
        firstId={fieldId(form.id, 'preference')}
        options={choices.map((value) => ({
          value,
          label: t(value),
          disabled: value !== 'email' && !knownPhone,
        }))}
        value={values.preference as PasscodePreference}
        onChange={choose}
      />
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form}>{t('update')}</SubmitButton>
      </div>
    </FormElement>
  )
}
