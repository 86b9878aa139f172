import { chakra } from '@chakra-ui/react'
import { saveW2Election, type W2Election } from '@gatehouse/contracts/portal/w2-election'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { fieldId } from '../../forms/field-id.ts'
import { FormElement } from '../../forms/form-element.tsx'
import { Restored } from '../../forms/restored/restored.tsx'
import { useRuleText } from '../../forms/rule-text/use-rule-text.ts'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Failure } from '../../ui/failure.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Disclosures } from './disclosures.tsx'
import { text } from './messages.ts'

/** Paper is preselected where nothing is on file. */
const toValues = (election: W2Election | null) => ({ election: election ?? 'paper', consent: '' })

interface ElectionFormProps {
  election: W2Election | null
  onSaved: (election: W2Election) => void
}

/**
 * Consent precedes an electronic election, and is on file with it. Without input, the form follows what
 * is on file.
 */
export function ElectionForm({ election, onSaved }: ElectionFormProps) {
  const t = useText(text)
  const ruleTextOf = useRuleText()
  const id = useId()
  const alerts = useAlerts()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () => saveW2Election,
    storeAs: 'w2-election',
    initialValues: toValues(election),
    async send(endpoint, body) {
      setFailure(null)
      await call(endpoint, { body })
      alerts.raise('success', t('saved'))
      form.reset({ consent: '' })
      onSaved(body.election as W2Election)
    },
    onError(error) {
      alerts.raise('error', t('failed'), { isShownInPage: true })
      setFailure(error)
    },
  })
  const { values, errors } = form
  const followFile = useEffectEvent(() => {
    const onFile = toValues(election)
    if (!form.dirty && values.election !== onFile.election) form.reset(onFile)
  })
  useEffect(() => followFile(), [election])
  const consentId = fieldId(form.id, 'consent')
  // During a save and after one that failed, what is on file may differ.
  const isSettled = failure === null && !form.sending
  const hasConsent = isSettled && election === 'electronic' && values.election === 'electronic'

  return (
    <FormElement submit={hasConsent ? () => alerts.raise('info', t('unchanged')) : form.submit}>
      <Restored form={form} />
      <p>{election === null ? t('notElected') : t('current', { election: t(election) })}</p>
      <ErrorSummary form={form} labels={{ election: t('election'), consent: t('consent') }} />
      <RadioGroup
        label={t('election')}
        name="election"
        firstId={fieldId(form.id, 'election')}
        error={errors.election && ruleTextOf(errors.election, { label: t('election') })}
        options={(['paper', 'electronic'] as const).map((value) => ({
          value,
          label: t(value),
          help: t(`${value}Help`),
        }))}
        value={values.election as W2Election}
        onChange={(chosen) => {
          form.change('election', chosen)
          if (chosen === 'paper') form.change('consent', '')
        }}
      />
      {values.election === 'electronic' && (
        <Card display="grid" gap="2">
          <chakra.section aria-labelledby={`${id}-disclosures`} display="grid" gap="2">
            <chakra.h2 id={`${id}-disclosures`} fontSize="lg" fontWeight="700">
              {t(hasConsent ? 'disclosuresOnFile' : 'disclosures')}
            </chakra.h2>
            <p>{t('disclosuresLead')}</p>
            <Disclosures />
          </chakra.section>
          {hasConsent ? (
            <p>{t('consentOnFile')}</p>
          ) : (
            <Checkbox
              id={consentId}
              label={t('consent')}
              required
              checked={values.consent === 'yes'}
              error={errors.consent && ruleTextOf(errors.consent, { label: t('consent') })}
              onChange={(checked) => form.change('consent', checked ? 'yes' : '')}
            />
          )}
        </Card>
      )}
      {failure !== null && <Failure error={failure} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form} track="save-w2-election">
          {t('save')}
        </SubmitButton>
      </div>
    </FormElement>
  )
}
