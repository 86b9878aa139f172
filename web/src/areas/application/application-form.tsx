import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { Application, readApplication } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Failure } from '../../ui/failure.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useAction } from '../../ui/use-action.ts'
import { type Audience, useAudience } from '../jobs/audience.ts'
import { EarlierDraft } from './earlier-draft/earlier-draft.tsx'
import { text } from './messages.ts'
import { draftEndpoints } from './model/draft-endpoints.ts'
import { type Outcome, outcomeOfSent } from './model/outcome.ts'
import { hasStarted, rememberStarted } from './model/started-flag.ts'
import { forgetUnsent } from './model/unsent-flag.ts'
import { StartAsWorker } from './start-as-worker.tsx'
import { prefetchSteps } from './stepper/registry.ts'
import { Stepper } from './stepper/stepper.tsx'
import { Done } from './steps/done/done.tsx'
import { EmailStep } from './steps/email/email-step.tsx'
import type { QualifierAnswers } from './steps/qualifiers/qualifiers.tsx'

interface ApplicationFormProps {
  job: Job
  /** Undefined for workers and if there may be a draft. */
  answers: QualifierAnswers | undefined
  onOpen: () => void
  onDisqualified: () => void
  onChangeAnswers: () => void
  /** There is no draft: the qualifiers come first. */
  onRestart: () => void
}

interface OpenApplication {
  application: Application
  resumed: boolean
}

/** Resumes a draft or starts one, then shows the stepper until the application is done. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { job, answers, onOpen, onDisqualified, onChangeAnswers, onRestart } = props
  const t = useText(text)
  const alerts = useAlerts()
  const audience = useAudience()
  const { worker } = audience
  const [current, setCurrent] = useState<OpenApplication>()
  const [mayHaveDraft, setMayHaveDraft] = useState(!answers && hasStarted())
  const [outcome, setOutcome] = useState<Outcome>()
  const [hasEarlierDraft, setHasEarlierDraft] = useState(false)

  const open = (application: Application, resumed: boolean) => {
    if (application.state !== 'applied') rememberStarted()
    if (application.checkFailed && !resumed) alerts.raise('info', t('checkFailed'))
    setCurrent({ application, resumed })
    if (application.state !== 'open') {
      forgetUnsent()
      setOutcome(outcomeOf(application, audience))
    }
    onOpen()
  }

  const finishLoading = useEffectEvent(
    ({ application, isKept }: ReplyOf<typeof readApplication>) => {
      if (application) open(application, true)
      else if (!worker && isKept) {
        setHasEarlierDraft(true)
        onOpen()
      } else if (!worker) onRestart()
    },
  )

  const { error, run: load } = useAction(async () => {
    finishLoading(await call(draftEndpoints(worker).read, { params: { id: job.id } }))
    setMayHaveDraft(false)
  })
  useEffect(() => {
    if (mayHaveDraft) load()
  }, [])

  const restart = () => {
    setOutcome(undefined)
    setCurrent(undefined)
    // Another address of the same person keeps the answers to the qualifiers.
    if (outcome !== 'applied' || !answers) onRestart()
  }

  if (outcome) return <Done job={job} outcome={outcome} onRestart={worker ? undefined : restart} />
  if (error !== undefined) return <Failure error={error} onRetry={load} />
  if (mayHaveDraft) return <PageSkeleton />
  if (current)
    return (
      <Stepper
        key={current.application.key}
        job={job}
        initialApplication={current.application}
        resumed={current.resumed}
        onReopen={(application) => open(application, false)}
        onFinish={setOutcome}
        onRestart={() => {
          setCurrent(undefined)
          if (!worker) onRestart()
        }}
      />
    )
  if (hasEarlierDraft)
    return (
      <EarlierDraft
        job={job}
        onOpen={(reopened) => {
          setHasEarlierDraft(false)
          open(reopened, true)
        }}
        onRestart={() => {
          setHasEarlierDraft(false)
          onRestart()
        }}
      />
    )
  if (worker) return <StartAsWorker job={job} onStart={(started) => open(started, false)} />
  if (!answers) return null
  return (
    <EmailStep
      job={job}
      answers={answers}
      prefetchNext={() => prefetchSteps(['upload'])}
      onStart={(started) => open(started, false)}
      onDisqualified={onDisqualified}
      onBack={onChangeAnswers}
    />
  )
}

function outcomeOf(application: Application, audience: Audience): Outcome {
  if (application.state === 'applied') return 'applied'
  const outcome = outcomeOfSent(application, audience)
  return outcome === 'sent' && application.thanks ? 'thanks' : outcome
}
