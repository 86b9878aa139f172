import {
  type Application,
  readApplication,
  startWorkerApplication,
} from '@gatehouse/contracts/portal/application'
import type { Job } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useAudience } from '../jobs/audience.ts'
import type { Over } from './applying-context.ts'
import { hasBegun, rememberBegun } from './begun.ts'
import { brandOf } from './brand-of.ts'
import { End } from './end/end.tsx'
import { text } from './messages.ts'
import type { Answers } from './qualifiers/qualifiers.tsx'
import { EmailStage } from './start/email-stage.tsx'
import { Stepper } from './stepper.tsx'

interface ApplyingProps {
  job: Job
  /** To the two questions; there are none where an application may be kept from before. */
  answers: Answers | undefined
  onOpen: () => void
  onRefused: () => void
  /** There is no application to go on with: the two questions come first. */
  onNothing: () => void
}

interface Opened {
  view: Application
  /** It was begun on an earlier visit. */
  continued: boolean
}

/** An application from the e-mail address on, or from where it was left. */
export function Applying({ job, answers, onOpen, onRefused, onNothing }: ApplyingProps) {
  const { worker } = useAudience()
  const [opened, setOpened] = useState<Opened>()
  const [reading, setReading] = useState(!answers && hasBegun())
  const [fault, setFault] = useState<unknown>(null)
  const [over, setOver] = useState<Over>()
  const latest = useRef({ onOpen, onNothing })
  latest.current = { onOpen, onNothing }

  const open = (view: Application, continued: boolean) => {
    if (view.state !== 'applied') rememberBegun()
    setOpened({ view, continued })
    if (view.state !== 'open') setOver(endOf(view))
    latest.current.onOpen()
  }

  const read = async () => {
    setFault(null)
    try {
      const { application } = await call(readApplication, { params: { id: job.id } })
      // What a worker has begun is not for who has signed out since, and the other way round.
      if (application && (application.who === 'worker') === worker) return open(application, true)
      if (!worker) latest.current.onNothing()
    } catch (fault) {
      setFault(fault)
    } finally {
      setReading(false)
    }
  }
  useEffect(() => {
    if (reading) void read()
  }, [])

  if (over) return <End over={over} />
  if (fault !== null) return <Failure fault={fault} onRetry={() => void read()} />
  if (reading) return <PageSkeleton />
  if (opened)
    return (
      <Stepper
        job={job}
        view={opened.view}
        continued={opened.continued}
        onOver={setOver}
        onNothing={() => {
          setOpened(undefined)
          if (!worker) onNothing()
        }}
      />
    )
  if (worker) return <Begin job={job} onOpen={(view) => open(view, false)} />
  if (!answers) return null
  return (
    <EmailStage
      job={job}
      answers={answers}
      onOpen={(view) => open(view, false)}
      onRefused={onRefused}
    />
  )
}

const endOf = ({ state, thanks }: Application): Over =>
  state === 'applied' ? 'applied' : thanks ? 'thanks' : 'sent'

/** Workers are known: neither questions nor an address are asked of them [2 §4 Workplace]. */
function Begin({ job, onOpen }: { job: Job; onOpen: (view: Application) => void }) {
  const t = useText(text)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  const begin = async () => {
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      const body = { brandId: brandOf(job) }
      onOpen(await call(startWorkerApplication, { params: { id: job.id }, body }))
    } catch (fault) {
      if (!leaveIfSignedOut(fault)) setFault(fault)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>{t('workerLead')}</p>
      {fault !== null && <Failure fault={fault} onRetry={() => void begin()} />}
      <div>
        <Button look="primary" aria-busy={busy} aria-disabled={busy} onClick={() => void begin()}>
          {t('begin')}
        </Button>
      </div>
    </>
  )
}
