import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { FormElement } from '../../../forms/form-element.tsx'
import { text as formText } from '../../../forms/messages.ts'
import { useText } from '../../../language/use-text.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import {
  asksNotToBeTracked,
  chooseMeasuring,
  type Measuring,
  mayMeasure,
  usePrivacyChoices,
} from '../choices.ts'
import { text } from './messages.ts'

/** Allowing and opting out are as easy as each other; nothing is chosen for anybody. */
export function MeasuringForm() {
  const t = useText(text)
  const tForm = useText(formText)
  const alerts = useAlerts()
  const first = useId()
  const { measuring } = usePrivacyChoices()
  const [chosen, choose] = useState<Measuring | null>(null)
  const [tried, setTried] = useState(false)
  const value = chosen ?? measuring ?? null

  const save = () => {
    setTried(true)
    if (!value) return document.getElementById(first)?.focus()
    chooseMeasuring(value)
    alerts.raise('success', t('saved'))
  }
  return (
    <FormElement submit={save}>
      <RadioGroup
        label={t('question')}
        error={tried && !value ? tForm('required', { label: t('choice') }) : undefined}
        name="measuring"
        firstId={first}
        options={(['allowed', 'refused'] as const).map((value) => ({ value, label: t(value) }))}
        value={value}
        onChange={choose}
      />
      {asksNotToBeTracked() && <p>{t('asksNot')}</p>}
      <chakra.p color="muted">{mayMeasure() ? t('nowYes') : t('nowNo')}</chakra.p>
      <div>
        <Button type="submit" look="primary">
          {t('save')}
        </Button>
      </div>
    </FormElement>
  )
}
