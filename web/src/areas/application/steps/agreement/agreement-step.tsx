import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { useAudience } from '../../../jobs/audience.ts'
import { useApplication } from '../../model/application-context.ts'
import { handsOver } from '../../model/hands-over.ts'
import { RetryNotice } from '../../retry/retry-notice.tsx'
import { StepButtons } from '../step-buttons.tsx'
import { text } from './messages.ts'
import { Review } from './review.tsx'
import { Statement } from './statement.tsx'
import { SubmitError } from './submit-error.tsx'
import { useSubmit } from './use-submit.ts'

/** Review of all answers, statement of agreement and submit [2 §5 Agreement]. */
export function StepForm() {
  const t = useText(text)
  const id = useId()
  const audience = useAudience()
  const { application } = useApplication()
  const [agreed, setAgreed] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const { submitting, retryState, submitError, submit } = useSubmit()

  const pressSubmit = () => {
    setSubmitted(true)
    if (!agreed) return document.getElementById(`${id}-agree`)?.focus()
    void submit()
  }

  return (
    <chakra.div display="grid" gap="4">
      <Review />
      <chakra.section aria-labelledby={`${id}-statement`} display="grid" gap="2">
        <chakra.h4 id={`${id}-statement`} fontWeight="700">
          {t('statement')}
        </chakra.h4>
        <Statement />
        <Checkbox
          id={`${id}-agree`}
          label={t('agree')}
          required
          error={submitted && !agreed ? t('missing') : undefined}
          checked={agreed}
          onChange={setAgreed}
        />
        <RetryNotice state={retryState} />
        {submitError && <SubmitError {...submitError} />}
        <StepButtons>
          <Button
            look="primary"
            data-track="submit-application"
            aria-disabled={submitting}
            aria-busy={submitting}
            onClick={pressSubmit}
          >
            {t(handsOver(application, audience) ? 'handOver' : 'submit')}
            <chakra.span role="status" srOnly>
              {submitting && t('sending')}
            </chakra.span>
          </Button>
        </StepButtons>
      </chakra.section>
    </chakra.div>
  )
}
