import { chakra } from '@chakra-ui/react'
import { type JobSearch, pageSizes, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { useWhere } from '../where.ts'
import { asked } from './filters.ts'
import { text } from './messages.ts'
import { ResultList } from './result-list.tsx'

const WaysOut = lazy(async () => ({
  default: (await import('./ways-out/ways-out.tsx')).WaysOut,
}))

export function Results({ search }: { search: JobSearch }) {
  const t = useText(text)
  const query = asked(search, useWhere())
  const { data, error, mutate } = useRead(searchJobs, { query })
  const heading = useTurnedPage()

  if (error) return <Failure fault={error} onRetry={() => void mutate()} />
  if (!data) return <PageSkeleton />

  const { total, jobs } = data
  const { page = 0, size = pageSizes[0] } = search
  const pages = Math.max(1, Math.ceil(total / size))
  return (
    <>
      <div role="status">
        <chakra.h2
          ref={heading}
          tabIndex={-1}
          outline="none"
          fontSize="lg"
          fontWeight="700"
          marginBottom="2"
        >
          {t('found', { count: total })}
          {page > 0 && <chakra.span srOnly>, {t('onPage', { page: page + 1, pages })}</chakra.span>}
        </chakra.h2>
      </div>
      {total === 0 ? (
        <Empty title={t('empty')}>
          <Suspense>
            <WaysOut search={search} query={query} />
          </Suspense>
        </Empty>
      ) : (
        <ResultList search={search} jobs={jobs} pages={pages} />
      )}
    </>
  )
}

/** Whoever has turned the page goes on reading where the results begin. */
function useTurnedPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const came = useNavigationType() === 'PUSH' && state?.turned === true
  useEffect(() => {
    if (!came) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
