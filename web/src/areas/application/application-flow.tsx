import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useAudience } from '../jobs/audience.ts'
import { text } from './messages.ts'
import { hostOrigin } from './model/host-origin.ts'
import { hasStarted } from './model/started-flag.ts'
import { NotQualified } from './steps/qualifiers/not-qualified.tsx'
import { type QualifierAnswers, Qualifiers } from './steps/qualifiers/qualifiers.tsx'

/** Loaded while the applicant answers the qualifiers. */
const ApplicationForm = lazyPart(
  async () => (await import('./application-form.tsx')).ApplicationForm,
  { Placeholder: PageSkeleton },
)

interface ApplicationFlowProps {
  job: Job
  onQualified: () => void
}

/** Applying for a job, on the job's page: the qualifiers, then the form [2 §2 Apply flow]. */
export function ApplicationFlow({ job, onQualified }: ApplicationFlowProps) {
  const t = useText(text)
  const { worker, internal } = useAudience()
  const [mayHaveDraft, setMayHaveDraft] = useState(hasStarted)
  const [answers, setAnswers] = useState<QualifierAnswers>()
  const [changing, setChanging] = useState(false)
  const [disqualified, setDisqualified] = useState(false)
  const restart = () => {
    setMayHaveDraft(false)
    setAnswers(undefined)
    setChanging(false)
    setDisqualified(false)
  }

  if (disqualified) return <NotQualified onChange={restart} />
  if (!worker && !mayHaveDraft && (!answers || changing))
    return (
      <>
        {internal && !hostOrigin() && <p>{t('noHost')}</p>}
        <Qualifiers
          initialAnswers={answers}
          onAnswer={ApplicationForm.preload}
          onQualified={(answers) => {
            setAnswers(answers)
            setChanging(false)
            onQualified()
          }}
          onDisqualified={() => setDisqualified(true)}
        />
      </>
    )
  return (
    <ApplicationForm
      job={job}
      answers={answers}
      onOpen={onQualified}
      onDisqualified={() => setDisqualified(true)}
      onChangeAnswers={() => setChanging(true)}
      onRestart={restart}
    />
  )
}
