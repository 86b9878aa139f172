import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { checkAlreadyApplied, type Job, readJob } from '@gatehouse/contracts/portal/jobs'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { leaveIfSignedOut } from '../../../portal/signed-out.ts'
import { load, useRead } from '../../../portal/use-read.ts'
import { Failure } from '../../../ui/failure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { audienceOf, useAudience } from '../audience.ts'
import { isNoticeAccepted } from '../california/notice-acceptance.ts'
import { useCanonical } from '../use-canonical.ts'
import { ActiveJob } from './active-job.tsx'
import { jobInput } from './job-input.ts'

const InactiveJob = lazyPart(async () => (await import('./inactive-job.tsx')).InactiveJob, {
  Placeholder: PageSkeleton,
})
const NoticeGate = lazyPart(async () => (await import('./notice-gate.tsx')).NoticeGate, {
  Placeholder: PageSkeleton,
})

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const applied = audienceOf(url).worker
    ? // Best-effort: the page works without it.
      load(checkAlreadyApplied, { params: { id } }).catch(leaveIfSignedOut)
    : null
  await Promise.all([load(readJob, jobInput(id, url.search)), applied])
  return null
}

export { JobError as ErrorBoundary } from './job-error.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const { data, error, mutate } = useRead(readJob, jobInput(id, search))
  // A failed refresh keeps the page, and with it an application in progress.
  if (!data && error) return <Failure error={error} onRetry={() => void mutate()} />
  if (!data) return <PageSkeleton />
  return <JobContent key={data.id} job={data} />
}

function JobContent({ job }: { job: Job }) {
  const { worker } = useAudience()
  const [accepted, setAccepted] = useState(isNoticeAccepted)
  useCanonical(jobPath(job))
  if (job.active && (accepted || !job.needsCaliforniaNotice))
    return worker ? <WorkerJob job={job} /> : <ActiveJob job={job} applied={false} />
  return job.active ? <NoticeGate onAccept={() => setAccepted(true)} /> : <InactiveJob job={job} />
}

function WorkerJob({ job }: { job: Job }) {
  const { data } = useRead(checkAlreadyApplied, { params: { id: job.id } })
  return <ActiveJob job={job} applied={data?.applied ?? false} />
}
