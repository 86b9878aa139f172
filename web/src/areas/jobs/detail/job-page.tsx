import { jobPath } from '@gatehouse/contracts/portal/job-address'
import { type Job, readApplied, readJob } from '@gatehouse/contracts/portal/jobs'
import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { leaveIfSignedOut } from '../../../portal/signed-out.ts'
import { load, useRead } from '../../../portal/use-read.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { noticeAccepted } from '../california/accepted.ts'
import { rememberLaunch } from '../mobile-app.ts'
import { useCanonical } from '../use-canonical.ts'
import { useWhere, whereOf } from '../where.ts'
import { ActiveJob } from './active-job.tsx'
import { jobQuestion } from './job-question.ts'

const InactiveJob = lazy(async () => ({
  default: (await import('./inactive-job.tsx')).InactiveJob,
}))
const NoticeFirst = lazy(async () => ({
  default: (await import('./notice-first.tsx')).NoticeFirst,
}))

export async function readJobPage({ request, params: { id = '' } }: LoaderFunctionArgs) {
  rememberLaunch()
  const address = new URL(request.url)
  const applied = whereOf(address).worker
    ? // A job can be read without knowing this.
      load(readApplied, { params: { id } }).catch(leaveIfSignedOut)
    : null
  await Promise.all([load(readJob, jobQuestion(id, address.search)), applied])
  return null
}

export { JobNotShown } from './job-not-shown.tsx'

/** A job: what there is to know of it, and how to apply [2 §2 Job detail and apply page]. */
export function JobPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { data, error, mutate } = useRead(readJob, jobQuestion(id, search))
  if (error) return <Failure fault={error} onRetry={() => void mutate()} />
  if (!data) return <PageSkeleton />
  return <Known key={data.id} job={data} />
}

function Known({ job }: { job: Job }) {
  const { worker } = useWhere()
  const [accepted, setAccepted] = useState(noticeAccepted)
  useCanonical(jobPath(job))
  if (job.active && (accepted || !job.needsCaliforniaNotice))
    return worker ? <WorkersJob job={job} /> : <ActiveJob job={job} applied={false} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      {job.active ? <NoticeFirst onAccept={() => setAccepted(true)} /> : <InactiveJob job={job} />}
    </Suspense>
  )
}

function WorkersJob({ job }: { job: Job }) {
  const { data } = useRead(readApplied, { params: { id: job.id } })
  return <ActiveJob job={job} applied={data?.applied ?? false} />
}
