import { chakra } from '@chakra-ui/react'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { track } from '../../portal/activity.ts'
import { noticeAccepted } from './california/accepted.ts'
import { useWhere } from './where.ts'

const JobNotice = lazy(async () => ({
  default: (await track(import('./california/job-notice.tsx'))).JobNotice,
}))

/** A job's title, which leads to the job; in California the notice comes first [2 §2]. */
export function JobLink({ job }: { job: JobSummary }) {
  const where = useWhere()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [asking, setAsking] = useState(false)
  const to = jobPath(job, where)
  // The way back to these very results.
  const state = pathname === where.base ? { results: search } : undefined

  const onClick = (event: MouseEvent) => {
    // A new tab asks by itself.
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (job.state !== 'CA' || elsewhere || noticeAccepted()) return
    event.preventDefault()
    setAsking(true)
  }
  return (
    <>
      <Title to={to} state={state} onClick={onClick}>
        {job.title}
      </Title>
      {asking && (
        <Suspense>
          <JobNotice
            onAccept={() => void navigate(to, { state })}
            onDecline={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const Title = chakra(Link, {
  base: {
    display: 'inline-block',
    paddingBlock: '10px',
    fontWeight: '600',
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    _hover: { color: 'accentHover' },
  },
})
