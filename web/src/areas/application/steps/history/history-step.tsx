import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldError } from '../../../../ui/field-error.tsx'
import { EmploymentGaps } from '../../../resume/entries/employment-gaps.tsx'
import { addButtonId, focusIncomplete } from '../../../resume/entries/entry-list.tsx'
import { text as entryText } from '../../../resume/entries/messages.ts'
import { useApplication } from '../../model/application-context.ts'
import { text } from '../messages.ts'
import { StepButtons } from '../step-buttons.tsx'
import { DraftEntryList } from './draft-entry-list.tsx'
import { historyErrors } from './history-errors.ts'

export { HistoryReview as StepReview } from './history-review.tsx'

/** Employment, education and certifications [2 §2 Apply flow 4]. */
export function StepForm() {
  const t = useText(text)
  const e = useText(entryText)
  const id = useId()
  const { application, values, change, next, markReviewed, rejection } = useApplication()
  const [submitted, setSubmitted] = useState(rejection?.step === 'resume')
  const { missing, incomplete } = historyErrors(values, application)
  const ready = missing.length === 0 && incomplete.length === 0
  const isMissing = (kind: 'employment' | 'education') => submitted && missing.includes(kind)
  const [firstIncomplete] = incomplete
  const mayHaveNoEmployment =
    values.employment.length === 0 && !application.maskedRecord?.employment

  const submit = () => {
    setSubmitted(true)
    if (ready) {
      for (const kind of ['employment', 'education', 'certifications']) markReviewed(`${kind}.`)
      return next()
    }
    if (missing[0]) document.getElementById(addButtonId(`${id}-${missing[0]}`))?.focus()
    else if (firstIncomplete)
      focusIncomplete(`${id}-${firstIncomplete.kind}`, firstIncomplete, firstIncomplete.fields)
  }

  return (
    <chakra.div display="grid" gap="4">
      <DraftEntryList
        kind="employment"
        id={`${id}-employment`}
        showsErrors={submitted}
        error={isMissing('employment') ? e('employmentMissing') : undefined}
      >
        {!application.maskedRecord && <EmploymentGaps employment={values.employment} />}
        {mayHaveNoEmployment && (
          <Checkbox
            id={`${id}-none`}
            label={e('noPastEmployment')}
            checked={values.noEmployment === 'yes'}
            onChange={(checked) =>
              change((current) => ({ ...current, noEmployment: checked ? 'yes' : '' }))
            }
          />
        )}
      </DraftEntryList>
      <DraftEntryList
        kind="education"
        id={`${id}-education`}
        showsErrors={submitted}
        error={isMissing('education') ? e('educationMissing') : undefined}
      />
      <DraftEntryList kind="certifications" id={`${id}-certifications`} showsErrors={submitted} />
      <div>
        {submitted && firstIncomplete && (
          <FieldError id={`${id}-incomplete`}>{e('completeMarked')}</FieldError>
        )}
        <StepButtons>
          <Button look="primary" onClick={submit}>
            {t('continue')}
          </Button>
        </StepButtons>
      </div>
    </chakra.div>
  )
}
