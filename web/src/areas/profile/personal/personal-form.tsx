import { chakra } from '@chakra-ui/react'
import {
  asksPreviousEmployment,
  employmentAnswer,
  type PersonalDetails,
  savePersonalDetails,
} from '@gatehouse/contracts/portal/profile'
import { useState } from 'react'
import { YesNoField } from '../../../forms/choice/yes-no-field.tsx'
import { ErrorSummary } from '../../../forms/error-summary.tsx'
import { FormElement } from '../../../forms/form-element.tsx'
import { Restored } from '../../../forms/restored/restored.tsx'
import { SubmitButton } from '../../../forms/submit-button.tsx'
import { useEndpointForm } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { AddressFields } from '../../resume/personal/address-fields.tsx'
import { LockedNames } from '../../resume/personal/locked-names.tsx'
import { text as personalText } from '../../resume/personal/messages.ts'
import { withFormattedPhones } from '../../resume/personal/personal-values.ts'
import { PhoneFields } from '../../resume/personal/phone-fields.tsx'
import { usePersonalFields } from '../../resume/personal/use-personal-fields.ts'
import { usePersonalLabels } from '../../resume/personal/use-personal-labels.ts'
import { useCompany } from '../../session/use-company.ts'
import { Conflict } from '../conflict.tsx'
import { differingLabels } from '../differing-labels.ts'
import { text } from './messages.ts'
import { type Offered, OfferedFields } from './offered-fields.tsx'
import { personalFormName } from './personal-form-name.ts'
import { readStoredDetails } from './read-stored-details.ts'

const withEmploymentAnswer = {
  ...savePersonalDetails,
  body: savePersonalDetails.body.concat(employmentAnswer),
}

const toForm = ({ version, values }: PersonalDetails) => ({
  ...withFormattedPhones(values),
  version,
})

interface PersonalFormProps {
  details: PersonalDetails
  /** Found in a résumé: offered field by field. */
  offered?: Offered | undefined
  onSaved?: () => void
}

export function PersonalForm({ details, offered, onSaved }: PersonalFormProps) {
  const t = useText(text)
  const p = useText(personalText)
  const alerts = useAlerts()
  const labels = usePersonalLabels()
  const [failure, setFailure] = useState<unknown>(null)
  const [conflict, setConflict] = useState<PersonalDetails | null>(null)
  const company = useCompany()
  const asksEmployed = asksPreviousEmployment(details)
  /** Without the new version, the old one lets the next save find out. */
  const finish = (stored: PersonalDetails | undefined) => {
    form.reset(stored ? { version: stored.version } : {})
    onSaved?.()
  }
  const form = useEndpointForm({
    endpoint: async () => (asksEmployed ? withEmploymentAnswer : savePersonalDetails),
    storeAs: personalFormName(company),
    initialValues: toForm(details),
    async send(_endpoint, body) {
      setFailure(null)
      setConflict(null)
      await call(savePersonalDetails, { body })
      alerts.raise('success', t('saved'))
      finish(await readStoredDetails())
    },
    async onError(error) {
      const isConflict = hasCode(error, 'entry-changed')
      const stored = isConflict ? await readStoredDetails() : undefined
      if (!stored) return setFailure(error)
      const storedValues = withFormattedPhones(stored.values)
      if (differingLabels(labels, storedValues, form.values).length > 0)
        return setConflict({ ...stored, values: storedValues })
      // An earlier save, whose outcome was unknown, has stored the same.
      alerts.raise('success', t('saved'))
      finish(stored)
    },
  })
  const field = usePersonalFields(form, [])
  const isUnknown = hasCode(failure, 'outcome-unknown')

  return (
    <FormElement submit={form.submit}>
      <Restored form={form} />
      <ErrorSummary form={form} labels={labels} />
      {offered && <OfferedFields form={form} {...offered} />}
      <LockedNames names={details.values} note={t('locked')} />
      <PhoneFields values={form.values} field={field} />
      <AddressFields field={field} />
      {asksEmployed && (
        <YesNoField
          form={form}
          name="previouslyEmployed"
          label={`${p('previouslyEmployed')}*`}
          errorLabel={labels.previouslyEmployed}
        />
      )}
      {Object.values(form.errors).includes('required') && (
        <chakra.p color="danger">{t('missing')}</chakra.p>
      )}
      {isUnknown && <ProblemBox message={t('unknown')} error={failure} takesFocus />}
      {failure !== null && !isUnknown && <Failure error={failure} onRetry={form.retry} inForm />}
      {conflict && (
        <Conflict
          labels={labels}
          stored={conflict.values}
          typed={form.values}
          onKeepStored={() => {
            form.reset(toForm(conflict))
            setConflict(null)
          }}
          onKeepTyped={() => {
            form.change('version', conflict.version)
            form.retry()
          }}
        />
      )}
      <div>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </div>
    </FormElement>
  )
}
