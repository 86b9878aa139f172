import { chakra } from '@chakra-ui/react'
import {
  type LatestDraft as Draft,
  listApplications,
  readLatestDraft,
} from '@gatehouse/contracts/portal/applications'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { UpstreamText } from '../../../ui/upstream-text.tsx'
import { useAudience } from '../../jobs/audience.ts'
import { text } from './messages.ts'

/** Leads from the search back to an application that was begun; best-effort. */
export function LatestDraft() {
  const { worker, internal } = useAudience()
  if (internal) return null
  return worker ? <OfWorker /> : <OfVisitor />
}

function OfWorker() {
  const { data } = useRead(listApplications, {}, { onMount: true })
  const application = data?.applications.find(({ state }) => state === 'begun')
  return application && <Mention application={application} />
}

function OfVisitor() {
  const application = useRead(readLatestDraft, {}, { onMount: true }).data?.application
  return application && <Mention application={application} />
}

function Mention({ application }: { application: Draft }) {
  const t = useText(text)
  const { base } = useAudience()
  const { jobId, brand, title, place } = application
  return (
    <chakra.p marginBottom="2">
      {t.rich('begun', {
        title: () => <UpstreamText>{[title, place].filter(Boolean).join(', ')}</UpstreamText>,
      })}{' '}
      <TextLink to={jobPath({ id: jobId, brand }, { base })}>{t('continue')}</TextLink>
    </chakra.p>
  )
}
