import { type Application, startWorkerApplication } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { text } from './messages.ts'
import { brandOf } from './model/brand-of.ts'

interface StartAsWorkerProps {
  job: Job
  onStart: (application: Application) => void
}

/** Workers skip the qualifiers and the e-mail step [2 §4 Workplace]. */
export function StartAsWorker({ job, onStart }: StartAsWorkerProps) {
  const t = useText(text)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const start = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const body = { brandId: brandOf(job) }
      onStart(await call(startWorkerApplication, { params: { id: job.id }, body }))
    } catch (error) {
      if (!leaveIfSignedOut(error)) setError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>{t('workerLead')}</p>
      {error !== null && <Failure fault={error} onRetry={() => void start()} />}
      <div>
        <Button look="primary" aria-busy={busy} aria-disabled={busy} onClick={() => void start()}>
          {t('start')}
        </Button>
      </div>
    </>
  )
}
