import { listApplications, readLatestDraft } from '@gatehouse/contracts/portal/applications'
import { checkAlreadyApplied } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../../language/use-text.ts'
import { call } from '../../../../portal/call.ts'
import { hasCode, PortalError } from '../../../../portal/portal-error.ts'
import { leaveIfSignedOut } from '../../../../portal/signed-out.ts'
import { clearCached, setCached } from '../../../../portal/use-read.ts'
import { useAlerts } from '../../../../ui/alerts.tsx'
import { markApplied } from '../../../jobs/applied-jobs.ts'
import { useAudience } from '../../../jobs/audience.ts'
import { useResultsPath } from '../../../jobs/detail/use-results-path.ts'
import { useApplication } from '../../model/application-context.ts'
import { draftEndpoints } from '../../model/draft-endpoints.ts'
import { handsOver } from '../../model/hands-over.ts'
import type { Outcome } from '../../model/outcome.ts'
import { forgetUnsent, isUnsent, rememberUnsent } from '../../model/unsent-flag.ts'
import { receiptOf } from '../../receipt/receipt.ts'
import { useRetry } from '../../retry/use-retry.ts'
import { text } from './messages.ts'
import { sendApplication } from './send-application.ts'
import type { SubmitErrorProps } from './submit-error.tsx'

/** Pause between attempts to submit [2 §9]. */
const retryDelayMs = 10_000

/** The values are no longer those that were reviewed. */
class ChangedElsewhere extends Error {
  override name = 'ChangedElsewhere'
}

/** Submits the application; ignores further calls while one is in flight [2 §4 Submission]. */
export function useSubmit() {
  const t = useText(text)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const audience = useAudience()
  const { job, application, values, autosave, merges, finish, finishAsSent, showErrors } =
    useApplication()
  const results = useResultsPath(job.brand.code)
  const { retryState, run, hasLeft } = useRetry(job.id)
  const [submitting, setSubmitting] = useState(false)
  const [submitError, setSubmitError] = useState<SubmitErrorProps | undefined>(() =>
    isUnsent(job.id) ? { message: 'notSent' } : undefined,
  )
  useEffect(forgetUnsent, [])
  useEffect(() => {
    if (retryState !== 'idle') rememberUnsent(job.id)
  }, [retryState])
  const inFlight = useRef(false)
  const idempotencyKey = useRef(application.key)
  const params = { id: job.id }
  const isWorker = application.applicantType === 'worker'
  const as = isWorker ? 'worker' : handsOver(application, audience) ? 'internal' : 'candidate'

  /** A rejected key cannot be reused; without a reply the same key must be. */
  const renewKey = async (error: unknown) => {
    if (!(error instanceof PortalError) || !error.problem) return
    const { read } = draftEndpoints(isWorker)
    const reply = await call(read, { params }).catch(() => ({ application: null }))
    if (reply.application) idempotencyKey.current = reply.application.key
  }

  const send = async () => {
    await autosave.save()
    if (autosave.merges() !== merges) throw new ChangedElsewhere()
    return sendApplication({
      jobId: job.id,
      as,
      values,
      version: autosave.version(),
      idempotencyKey: idempotencyKey.current,
    })
  }

  const submit = async () => {
    if (inFlight.current) return
    inFlight.current = true
    setSubmitting(true)
    setSubmitError(undefined)
    try {
      const outcome = await run({
        attempt: () =>
          send().catch(async (error) => {
            if (!hasCode(error, 'draft-changed')) throw error
            await autosave.merge()
            return send()
          }),
        delayMs: retryDelayMs,
        beforeRetry: renewKey,
        save: autosave.save,
      })
      await showOutcome(outcome)
    } catch (error) {
      await showError(error)
    } finally {
      forgetUnsent()
      inFlight.current = false
      setSubmitting(false)
    }
  }

  const showOutcome = async (outcome: Outcome) => {
    if (outcome === 'handed-over' || outcome === 'no-host') return finish(outcome)
    markApplied(job.id)
    // Before the job's page shows "applied" in place of this step.
    const left = hasLeft()
    if (isWorker) await setCached(checkAlreadyApplied, { params }, { applied: true })
    await (isWorker ? clearCached(listApplications, {}) : clearCached(readLatestDraft, {}))
    // Left for another step or page: the form tells that it is sent, if it is open still.
    if (outcome === 'thanks' || left) return finish(outcome)
    alerts.raise('success', t(isWorker ? 'workerSubmitted' : 'submitted'))
    autosave.discard()
    const state = { receipt: receiptOf(job) }
    await navigate(isWorker ? '/search' : results, { state })
  }

  const showError = async (error: unknown) => {
    if (leaveIfSignedOut(error)) return
    if (error instanceof ChangedElsewhere) return setSubmitError({ message: 'changedElsewhere' })
    if (!(error instanceof PortalError)) throw error
    if (error.is('already-applied')) return finish('applied')
    if (error.is('already-sent')) return finishAsSent()
    const { problem } = error
    if (problem?.errors) {
      alerts.raise('error', t('invalidFields'), { isShownInPage: true })
      showErrors(problem)
    }
    const message = problem?.errors ? 'invalidFields' : isWorker ? 'workerRejected' : 'rejected'
    setSubmitError({ message, error })
    await renewKey(error)
  }

  return { submitting, retryState, submitError, submit }
}
