import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { FormElement } from '../../../forms/form-element.tsx'
import { text as ruleText } from '../../../forms/rule-text/messages.ts'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import {
  hasGlobalPrivacyControl,
  type MeasurementConsent,
  mayMeasure,
  setMeasurementConsent,
  useConsent,
} from '../consent.ts'
import { text } from './messages.ts'

/** Nothing is preselected; allowing and refusing take equal effort. */
export function MeasurementForm() {
  const t = useText(text)
  const tForm = useText(ruleText)
  const alerts = useAlerts()
  const firstId = useId()
  const { measuring } = useConsent()
  const [selection, setSelection] = useState<MeasurementConsent | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const value = selection ?? measuring ?? null

  const save = () => {
    setSubmitted(true)
    if (!value) return document.getElementById(firstId)?.focus()
    setMeasurementConsent(value)
    setSelection(null)
    alerts.raise('success', t('saved'))
  }
  return (
    <FormElement submit={save}>
      <RadioGroup
        label={t('question')}
        error={submitted && !value ? tForm('required', { label: t('choice') }) : undefined}
        name="measuring"
        firstId={firstId}
        options={(['allowed', 'refused'] as const).map((value) => ({ value, label: t(value) }))}
        value={value}
        onChange={setSelection}
      />
      {hasGlobalPrivacyControl() && <p>{t('globalPrivacyControl')}</p>}
      <chakra.p color="muted">
        {mayMeasure() ? t('measurementAllowed') : t('measurementRefused')}
      </chakra.p>
      <div>
        <Button type="submit" look="primary">
          {t('save')}
        </Button>
      </div>
    </FormElement>
  )
}
