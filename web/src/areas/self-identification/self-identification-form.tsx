import type { SelfIdentification } from '@gatehouse/contracts/portal/self-identification'
import { useState } from 'react'
import { FormElement } from '../../forms/form-element.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { useUpstreamValue } from '../../language/upstream-values/use-upstream-value.ts'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { hasCode } from '../../portal/portal-error.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { text } from './messages.ts'
import { type Answers, SelfIdentificationFields } from './self-identification-fields.tsx'

interface SelfIdentificationFormProps extends Pick<SelfIdentification, 'answers' | 'choices'> {
  params: { candidateId: string; applicationId: string }
  onSaved: (answers: Answers) => void
  /** Reads what is on file. */
  onLook: () => void
}

/** Not stored in the browser: the answers are sensitive. */
export function SelfIdentificationForm(props: SelfIdentificationFormProps) {
  const { params, answers, choices, onSaved, onLook } = props
  const t = useText(text)
  const translate = useUpstreamValue()
  const [failure, setFailure] = useState<unknown>(null)
  const form = useEndpointForm({
    endpoint: async () =>
      (await import('@gatehouse/contracts/portal/self-identification-answers'))
        .saveSelfIdentification,
    initialValues: answers,
    async send(endpoint, body) {
      setFailure(null)
      await call(endpoint, { params, body })
      onSaved(body as Answers)
    },
    onError(error) {
      if (hasCode(error, 'entry-changed')) onLook()
      else setFailure(error)
    },
  })
  const toOption = ({ id, name }: { id: string; name: string }) => ({
    value: id,
    label: translate(name),
  })
  const isUnknown = hasCode(failure, 'outcome-unknown')
  return (
    <FormElement submit={form.submit}>
      <SelfIdentificationFields
        form={form}
        headingLevel="h2"
        choices={{
          gender: { options: choices.gender.map(toOption) },
          ethnicity: { options: choices.ethnicity.map(toOption) },
          veteran: { options: choices.veteran.map(toOption) },
          disability: { options: choices.disability.map(toOption) },
        }}
      />
      {isUnknown && (
        <ProblemBox message={t('unknown')} error={failure} takesFocus>
          <Button
            onClick={() => {
              setFailure(null)
              onLook()
            }}
          >
            {t('look')}
          </Button>
        </ProblemBox>
      )}
      {failure !== null && !isUnknown && <Failure error={failure} onRetry={form.retry} inForm />}
      <div>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </div>
    </FormElement>
  )
}
