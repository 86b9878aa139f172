import { chakra } from '@chakra-ui/react'
import { type Job, readSimilarJobs } from '@gatehouse/contracts/portal/jobs'
import { useLocation } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { JobCards } from '../list/job-cards.tsx'
import { BackToResults } from './back-to-results.tsx'
import { brandQuery, jobInput } from './job-input.ts'
import { text } from './messages.ts'

/** Closed listing, with similar open jobs [2 §2]. */
export function InactiveJob({ job }: { job: Job }) {
  const t = useText(text)
  return (
    <Page title={t('inactive')} lead={t('inactiveLead')}>
      <BackToResults />
      <SimilarJobs job={job} />
    </Page>
  )
}

function SimilarJobs({ job }: { job: Job }) {
  const t = useText(text)
  const { search } = useLocation()
  const { params, query } = jobInput(job.id, search)
  const input = { params, query: { ...query, ...brandQuery(job.brand.code) } }
  const { data, error, mutate } = useRead(readSimilarJobs, input)
  if (data ? data.jobs.length === 0 : !error) return null
  return (
    <chakra.section aria-label={t('similar')} marginTop="6">
      <chakra.h2 fontSize="lg" fontWeight="700" marginBottom="2">
        {t('similar')}
      </chakra.h2>
      {!data && <Failure error={error} onRetry={() => void mutate()} />}
      {data && <JobCards jobs={data.jobs} />}
    </chakra.section>
  )
}
