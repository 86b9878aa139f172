import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { settings } from '../../../../portal/settings.ts'
import { Button } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { StepHeading } from '../step-heading.tsx'
import { text } from './messages.ts'

const questions = ['isOfAge', 'isEligible'] as const
type Question = (typeof questions)[number]
type Answer = 'yes' | 'no'
export type QualifierAnswers = Record<Question, Answer>

interface QualifiersProps {
  /** Given before; the user has come back to change them. */
  initialAnswers?: QualifierAnswers | undefined
  /** Called on each answer, to preload the rest of the form. */
  onAnswer: () => void
  onQualified: (answers: QualifierAnswers) => void
  onDisqualified: () => void
}

/** Uses no form library: that would make this chunk ten times larger. */
export function Qualifiers(props: QualifiersProps) {
  const { initialAnswers, onAnswer, onQualified, onDisqualified } = props
  const t = useText(text)
  const id = useId()
  const [answers, setAnswers] = useState<Partial<QualifierAnswers>>(initialAnswers ?? {})
  const [submitted, setSubmitted] = useState(false)
  const missing = questions.filter((question) => !answers[question])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (missing[0]) return document.getElementById(`${id}-${missing[0]}`)?.focus()
    const required: readonly Question[] = settings.requiresEligibility ? questions : ['isOfAge']
    if (required.some((question) => answers[question] === 'no')) return onDisqualified()
    onQualified(answers as QualifierAnswers)
  }

  return (
    <chakra.form noValidate display="grid" gap="3" onSubmit={submit}>
      <StepHeading takesFocus={initialAnswers !== undefined}>{t('title')}</StepHeading>
      {questions.map((question) => (
        <RadioGroup
          key={question}
          label={t(question)}
          name={question}
          firstId={`${id}-${question}`}
          error={submitted && !answers[question] ? t('missing') : undefined}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
          value={answers[question] ?? null}
          onChange={(answer) => {
            setAnswers({ ...answers, [question]: answer })
            onAnswer()
          }}
        />
      ))}
      <div>
        <Button type="submit" look="primary">
          {t('continue')}
        </Button>
      </div>
    </chakra.form>
  )
}
