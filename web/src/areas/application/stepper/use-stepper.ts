import type { Application } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { addOverlay } from '../../../portal/overlay-history.ts'
import { useAudience } from '../../jobs/audience.ts'
import { useAutosave } from '../autosave/use-autosave.ts'
import type { ApplicationState } from '../model/application-context.ts'
import { brandOf } from '../model/brand-of.ts'
import { type Outcome, outcomeOfSent } from '../model/outcome.ts'
import type { Rejection } from '../model/rejection.ts'
import { plannedSteps, type Step, stepsOf, stepToOpen, stepToSave } from '../model/steps.ts'
import { unreviewedFieldsOf } from '../model/unreviewed-fields.ts'
import { text } from './messages.ts'
import { stepRegistry, stepsWithErrors } from './registry.ts'

export interface StepperProps {
  job: Job
  initialApplication: Application
  /** The draft was started on an earlier visit. */
  resumed: boolean
  onReopen: (application: Application) => void
  onFinish: (outcome: Outcome) => void
  onRestart: () => void
}

/** State of the stepper: open and completed steps, values, unreviewed fields. */
export function useStepper(props: StepperProps) {
  const { job, initialApplication, resumed, onReopen, onFinish } = props
  const t = useText(text)
  const audience = useAudience()
  const [autosave, saveState] = useAutosave(job.id, initialApplication.applicantType === 'worker')
  const [application, setApplication] = useState(initialApplication)
  // Of an earlier visit to this page there may be unsaved changes.
  const [values, setValues] = useState(() => autosave.open(initialApplication, !resumed))
  const [merges, setMerges] = useState(autosave.merges)
  /** Merges before this step. */
  const [seenMerges, setSeenMerges] = useState(merges)
  const [unreviewed, setUnreviewed] = useState<ReadonlySet<string>>(() =>
    unreviewedFieldsOf(initialApplication),
  )
  const [openStep, setOpenStep] = useState(() => stepToOpen(initialApplication))
  const [completed, setCompleted] = useState<ReadonlySet<Step>>(() => {
    const initialSteps = stepsOf(initialApplication, initialApplication.values)
    return new Set(initialSteps.slice(0, initialSteps.indexOf(stepToOpen(initialApplication))))
  })
  const [rejection, setRejection] = useState<Rejection | null>(null)
  // A resumed draft opens without moving the focus.
  const [focusOnEntry, setFocusOnEntry] = useState(!resumed)
  const steps = stepsOf(application, values)
  // An undo runs renders after the one it was made in.
  const latest = useRef({ values, openStep })
  useEffect(() => {
    latest.current = { values, openStep }
  })

  useEffect(
    () =>
      autosave.onMerge((merged) => {
        latest.current.values = merged.values
        showApplication(merged)
        setMerges(autosave.merges())
      }),
    [autosave],
  )

  const showApplication = (application: Application) => {
    setApplication(application)
    setValues(application.values)
    setUnreviewed(unreviewedFieldsOf(application))
  }

  const finish = (outcome: Outcome) => {
    autosave.discard()
    onFinish(outcome)
  }
  const finishAsSent = () => finish(outcomeOfSent(application, audience))
  useEffect(() => {
    if (saveState === 'sent') finishAsSent()
  }, [saveState])

  const previousStep = steps[steps.indexOf(openStep) - 1]

  const open = (step: Step) => {
    setFocusOnEntry(true)
    setSeenMerges(merges)
    setOpenStep(step)
    autosave.change({ step: stepToSave(step, application.steps), values })
    void autosave.save().catch(() => undefined)
  }

  const state: ApplicationState = {
    job,
    brand: brandOf(job),
    application,
    values,
    change(update) {
      const changed = update(latest.current.values)
      latest.current.values = changed
      setValues(changed)
      const step = stepToSave(latest.current.openStep, application.steps)
      autosave.change({ step, values: changed })
    },
    autosave,
    merges,
    unreviewed,
    markReviewed: (prefix) =>
      setUnreviewed((fields) => new Set([...fields].filter((name) => !name.startsWith(prefix)))),
    rejection,
    reviews: steps
      .filter((step) => step !== 'agreement')
      .map((step) => {
        const { title, answersTitle = title, StepReview } = stepRegistry[step]
        return { step, title: t(answersTitle), Review: StepReview }
      }),
    goTo(step) {
      setRejection(null)
      open(step)
    },
    next() {
      const completedNow = new Set([...completed, openStep])
      setCompleted(completedNow)
      setRejection(null)
      open(steps.find((step) => !completedNow.has(step)) ?? 'agreement')
    },
    back: previousStep && (() => state.goTo(previousStep)),
    showErrors(problem) {
      const fields = problem.errors?.map(({ field }) => field) ?? []
      const invalid = stepsWithErrors(fields, steps)
      const [first] = invalid
      setCompleted(new Set([...completed].filter((step) => !invalid.includes(step))))
      if (!first || first === openStep) return
      setRejection({ step: first, problem })
      open(first)
    },
    setApplication: (application) =>
      showApplication({ ...application, values: autosave.open(application) }),
    reopen(application) {
      autosave.discard()
      onReopen(application)
    },
    finish,
    finishAsSent,
  }

  // The browser's Back leads one step back, as the form's own does, and leaves from the first.
  const hasPrevious = previousStep !== undefined
  const goBack = useEffectEvent(() => state.back?.())
  useEffect(() => (hasPrevious ? addOverlay(() => goBack()) : undefined), [openStep, hasPrevious])

  return {
    state,
    steps,
    plannedSteps: plannedSteps(application),
    openStep,
    completed,
    focusOnEntry,
    saveState,
    changedElsewhere: merges > seenMerges,
  }
}
