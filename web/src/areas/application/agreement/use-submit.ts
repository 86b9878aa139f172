import { readApplication } from '@gatehouse/contracts/portal/application'
import { readApplied } from '@gatehouse/contracts/portal/jobs'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { PortalError } from '../../../portal/portal-error.ts'
import { leaveIfSignedOut } from '../../../portal/signed-out.ts'
import { keep } from '../../../portal/use-read.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { useAudience } from '../../jobs/audience.ts'
import { useResultsPath } from '../../jobs/detail/use-results-path.ts'
import { type Over, useApplying } from '../applying-context.ts'
import { useKeepTrying } from '../use-keep-trying.ts'
import { text } from './messages.ts'
import type { Refusal } from './refused.tsx'
import { sendApplication } from './send-application.ts'

/** Between two tries of sending [2 §9]. */
const delayMs = 10_000

/** Sends the application, once however often the button is pressed [2 §4 Submission]. */
export function useSubmit() {
  const t = useText(text)
  const alerts = useAlerts()
  const navigate = useNavigate()
  const results = useResultsPath()
  const { internal } = useAudience()
  const { job, view, values, saver, over, showWrong } = useApplying()
  const { waiting, run } = useKeepTrying(job.id)
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const underWay = useRef(false)
  const key = useRef(view.key)
  const params = { id: job.id }
  const isWorker = view.who === 'worker'
  const as = isWorker ? 'worker' : internal ? 'internal' : 'candidate'

  /** What the gateway has said no to goes under another key; without a word from it, the same. */
  const renewKey = async (fault: unknown) => {
    if (!(fault instanceof PortalError) || !fault.problem) return
    const { application } = await call(readApplication, { params }).catch(() => ({
      application: null,
    }))
    if (application) key.current = application.key
  }

  const submit = async () => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setRefusal(undefined)
    try {
      const how = await run({
        attempt: () => sendApplication({ id: job.id, as, values, key: key.current }),
        delayMs,
        before: renewKey,
        save: saver.save,
      })
      await finish(how)
    } catch (fault) {
      await refuse(fault)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  const finish = async (how: Over) => {
    if (how === 'handed-over' || how === 'no-host') return over(how)
    alerts.raise('success', t(isWorker ? 'workerCreated' : 'created'))
    if (isWorker) await keep(readApplied, { params }, { applied: true })
    if (how === 'thanks') return over(how)
    saver.drop()
    await navigate(isWorker ? '/search' : results)
  }

  const refuse = async (fault: unknown) => {
    if (leaveIfSignedOut(fault)) return
    if (!(fault instanceof PortalError)) throw fault
    if (fault.is('already-applied')) return over('applied')
    const fields = fault.problem?.errors?.map(({ field }) => field)
    if (fields) {
      alerts.raise('error', t('wrong'))
      showWrong(fields)
    }
    setRefusal({ words: t(fields ? 'wrong' : isWorker ? 'workerRefused' : 'refused'), fault })
    await renewKey(fault)
  }

  return { sending, waiting, refusal, submit }
}
