import { chakra } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { StageHeading } from '../stage-heading.tsx'
import { text } from './messages.ts'

const questions = ['isOfAge', 'isEligible'] as const
type Question = (typeof questions)[number]
type Answer = 'yes' | 'no'
export type Answers = Record<Question, Answer>

interface QualifiersProps {
  /** Somebody is answering: what comes next can be fetched. */
  onBegin: () => void
  onQualified: (answers: Answers) => void
  onRefused: () => void
}

/**
 * Age decides; whether eligibility does too, the gateway knows [decisions]. Of no form of the others:
 * with their rules and all, this would weigh ten times as much.
 */
export function Qualifiers({ onBegin, onQualified, onRefused }: QualifiersProps) {
  const t = useText(text)
  const id = useId()
  const [given, setGiven] = useState<Partial<Answers>>({})
  const [tried, setTried] = useState(false)
  const missing = questions.filter((question) => !given[question])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing[0]) return document.getElementById(`${id}-${missing[0]}`)?.focus()
    if (given.isOfAge === 'no') return onRefused()
    onQualified(given as Answers)
  }

  return (
    <chakra.form noValidate display="grid" gap="3" onSubmit={submit}>
      <StageHeading takesFocus={false}>{t('title')}</StageHeading>
      {questions.map((question) => (
        <RadioGroup
          key={question}
          label={t(question)}
          name={question}
          firstId={`${id}-${question}`}
          error={tried && !given[question] ? t('missing') : undefined}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
          value={given[question] ?? null}
          onChange={(answer) => {
            setGiven({ ...given, [question]: answer })
            onBegin()
          }}
        />
      ))}
      <div>
        <Button type="submit" look="primary" aria-disabled={missing.length > 0}>
          {t('go')}
        </Button>
      </div>
    </chakra.form>
  )
}
