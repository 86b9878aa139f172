import { type OptOut, optOutRequest, optOuts } from '@gatehouse/contracts/rules/opt-out'
import { useEffect, useRef, useState } from 'react'
import { EmailField } from '../../../forms/email-field.tsx'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { Field } from '../../../forms/field.tsx'
import { fieldId } from '../../../forms/field-id.ts'
import { FormElement } from '../../../forms/form-element.tsx'
import { text as formText } from '../../../forms/messages.ts'
import { PhoneField } from '../../../forms/phone-field.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'
import { text } from './messages.ts'
import { type Request, useMail } from './use-mail.ts'
import { WrittenMail } from './written-mail.tsx'

/** Nothing is sent: what has passed the rules becomes a mail that people send themselves. */
export function OptOutForm() {
  const t = useText(text)
  const tForm = useText(formText)
  const mailOf = useMail()
  const [request, setRequest] = useState<Request | null>(null)
  const form = useEndpointForm({
    endpoint: async () => ({ body: optOutRequest }),
    initialValues: { choices: '', name: '', email: '', phone: '' },
    send: async ({ body }, typed) => setRequest(body.cast(typed)),
    onFault(fault) {
      // Nobody is asked for anything: only a mistake of ours can fail.
      throw fault
    },
  })
  const chosen = (form.values.choices ?? '').split(',').filter(Boolean) as OptOut[]

  const cameBack = useRef(false)
  useEffect(() => {
    if (cameBack.current && !request) form.focus('choices')
    cameBack.current = request !== null
  }, [request, form.focus])

  if (request) return <WrittenMail mail={mailOf(request)} onChange={() => setRequest(null)} />
  const labels = {
    choices: t('choices'),
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
  }
  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <CheckboxGroup
        label={t('question')}
        error={form.errors.choices && tForm(form.errors.choices, { label: labels.choices })}
        firstId={fieldId(form.id, 'choices')}
        options={optOuts.map((value) => ({ value, label: t(value) }))}
        values={chosen}
        onChange={(values) => form.change('choices', values.join(','))}
      />
      <Field form={form} name="name" label={labels.name} autoComplete="name" />
      <EmailField
        form={form}
        name="email"
        label={labels.email}
        help={t('emailHelp')}
        required={chosen.includes('emails')}
      />
      <PhoneField
        form={form}
        name="phone"
        label={labels.phone}
        help={t('phoneHelp')}
        required={chosen.includes('texts') || chosen.includes('calls')}
      />
      <div>
        <SubmitButton form={form}>{t('write')}</SubmitButton>
      </div>
    </FormElement>
  )
}
