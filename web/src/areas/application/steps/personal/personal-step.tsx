import { personalRules } from '@gatehouse/contracts/portal/application-rules'
import { useMemo } from 'react'
import { ErrorSummary } from '../../../../forms/error-summary.tsx'
import { FormElement } from '../../../../forms/form-element.tsx'
import { useText } from '../../../../language/use-text.ts'
import { useApplication } from '../../model/application-context.ts'
import { StepSubmit } from '../step-submit.tsx'
import { useStepForm } from '../use-step-form.ts'
import { AddressFields } from './address-fields.tsx'
import { text } from './messages.ts'
import { MoreFields } from './more-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { fromPersonalForm, toPersonalForm } from './personal-form.ts'
import { PhoneFields } from './phone-fields.tsx'

export { PersonalReview as StepReview } from './personal-review.tsx'

export function StepForm() {
  const t = useText(text)
  const { application } = useApplication()
  const rules = useMemo(
    () => personalRules(application.optionalFields),
    [application.optionalFields],
  )
  const form = useStepForm({
    step: 'personal',
    prefix: 'personal.',
    rules,
    toForm: toPersonalForm,
    fromForm: fromPersonalForm,
  })
  const labels = {
    firstName: t('firstName'),
    middleName: t('middleName'),
    lastName: t('lastName'),
    cellPhone: t('cellPhone'),
    phone: t('phone'),
    emergencyPhone: t('emergencyPhone'),
    linkedIn: t('linkedIn'),
    address: t('address'),
    apartment: t('apartment'),
    city: t('city'),
    state: t('state'),
    postalCode: t('postalCode'),
    previouslyEmployed: t('previouslyEmployedCalled'),
    adSource: t('adSourceCalled'),
  }

  return (
    <FormElement submit={form.submit}>
      <ErrorSummary form={form} labels={labels} />
      <NameFields form={form} />
      <PhoneFields form={form} />
      <AddressFields form={form} />
      <MoreFields form={form} />
      <StepSubmit form={form} />
    </FormElement>
  )
}
