import {
  needsEmail,
  needsPhone,
  type OptOut,
  optOutRequest,
  optOuts,
} from '@gatehouse/contracts/rules/opt-out'
import { useEffect, useRef, useState } from 'react'
import { text as choiceText } from '../../../forms/choice/messages.ts'
import { EmailField } from '../../../forms/email-field.tsx'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { Field } from '../../../forms/field.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import { FormElement } from '../../../forms/form-element.tsx'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { useRuleText } from '../../../forms/rule-text/use-rule-text.ts'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { MailPreview } from '../../../ui/mail/mail-preview.tsx'
import { text } from './messages.ts'
import { type OptOutRequest, useMailComposer } from './use-mail-composer.ts'

/** Sends nothing: composes a mail that the user sends. */
export function OptOutForm() {
  const t = useText(text)
  const c = useText(choiceText)
  const ruleTextOf = useRuleText()
  const composeMail = useMailComposer()
  const [request, setRequest] = useState<OptOutRequest | null>(null)
  const form = useEndpointForm({
    endpoint: async () => ({ body: optOutRequest }),
    initialValues: { choices: '', name: '', email: '', phone: '' },
    send: async ({ body }, values) => setRequest(body.cast(values)),
    onError(error) {
      // No request is made, so any error is a bug.
      throw error
    },
  })
  const selection = (form.values.choices ?? '').split(',').filter(Boolean) as OptOut[]

  const previewShown = useRef(false)
  useEffect(() => {
    if (previewShown.current && !request) form.focus('choices')
    previewShown.current = request !== null
  }, [request, form.focus])

  if (request)
    return (
      <MailPreview
        mailbox={settings.privacyEmail}
        mail={composeMail(request)}
        onEdit={() => setRequest(null)}
      />
    )
  const labels = {
    choices: t('question'),
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
  }
  const asksEmail = needsEmail(form.values.choices)
  const asksPhone = needsPhone(form.values.choices)
  const eitherHelp = selection.length > 0 && !asksEmail && !asksPhone && t('eitherHelp')
  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <CheckboxGroup
        label={t('question')}
        error={form.errors.choices && ruleTextOf(form.errors.choices, { label: labels.choices })}
        firstId={fieldId(form.id, 'choices')}
        options={optOuts.map((value) => ({ value, label: t(value) }))}
        values={selection}
        onChange={(values) => form.change('choices', values.join(','))}
      />
      <Field form={form} name="name" label={labels.name} autoComplete="name" />
      <EmailField
        form={form}
        name="email"
        label={asksPhone && !asksEmail ? c('optional', { label: labels.email }) : labels.email}
        errorLabel={labels.email}
        help={eitherHelp || t('emailHelp')}
        required={asksEmail}
      />
      <PhoneField
        form={form}
        name="phone"
        label={asksEmail && !asksPhone ? c('optional', { label: labels.phone }) : labels.phone}
        errorLabel={labels.phone}
        help={eitherHelp || t('phoneHelp')}
        required={asksPhone}
      />
      <div>
        <SubmitButton form={form}>{t('write')}</SubmitButton>
      </div>
    </FormElement>
  )
}
