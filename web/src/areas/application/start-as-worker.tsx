import { type Application, startWorkerApplication } from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { brandOf } from './model/brand-of.ts'
import { isInactive } from './model/is-inactive.ts'

interface StartAsWorkerProps {
  job: Job
  onStart: (application: Application) => void
}

/** Workers skip the qualifiers and the e-mail step [2 §4 Workplace]. */
export function StartAsWorker({ job, onStart }: StartAsWorkerProps) {
  const t = useText(text)
  const { busy, error, run } = useAction(async () => {
    const body = { brandId: brandOf(job) }
    onStart(await call(startWorkerApplication, { params: { id: job.id }, body }))
  })
  return (
    <>
      <p>{t('workerLead')}</p>
      {isInactive(error) && <ProblemBox message={t('inactive')} />}
      {error !== undefined && !isInactive(error) && <Failure error={error} onRetry={run} />}
      <div>
        <Button look="primary" aria-busy={busy} aria-disabled={busy} onClick={() => run()}>
          {t('start')}
        </Button>
      </div>
    </>
  )
}
