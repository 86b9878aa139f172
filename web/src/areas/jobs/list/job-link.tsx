import { chakra } from '@chakra-ui/react'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { track } from '../../../portal/activity.ts'
import { settings } from '../../../portal/settings.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useAudience } from '../audience.ts'
import { isNoticeAccepted } from '../california/notice-acceptance.ts'

const JobNotice = lazyPart(
  async () => (await track(import('../california/job-notice.tsx'))).JobNotice,
)

interface JobLinkProps {
  job: JobSummary
  total?: number | undefined
  children?: ReactNode
}

/** Link to a job; California jobs show their notice first [2 §2]. */
export function JobLink({ job, total, children }: JobLinkProps) {
  const audience = useAudience()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [noticeOpen, setNoticeOpen] = useState(false)
  const to = jobPath(job, audience)
  const state = pathname === audience.base ? { results: search, total } : undefined

  const onClick = (event: MouseEvent) => {
    // A new tab shows the notice itself.
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (job.state !== 'CA' || opensNewTab || isNoticeAccepted()) return
    event.preventDefault()
    setNoticeOpen(true)
  }
  return (
    <>
      <Title to={to} state={state} onClick={onClick} lang={settings.contentLanguage}>
        {job.title}
      </Title>
      {children && <Below>{children}</Below>}
      {noticeOpen && (
        <JobNotice
          onAccept={() => void navigate(to, { state })}
          onDecline={() => setNoticeOpen(false)}
        />
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

const Below = chakra('div', {
  base: {
    color: 'muted',
    fontWeight: '400',
    fontSize: 'sm',
    marginTop: '-8px',
    paddingBottom: '1',
  },
})
