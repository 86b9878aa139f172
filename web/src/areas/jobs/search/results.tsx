import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, maxPages, pageSizes, searchJobs } from '@gatehouse/contracts/portal/jobs'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useRead } from '../../../portal/use-read.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { useAudience } from '../audience.ts'
import { toQuery } from './filters.ts'
import { text } from './messages.ts'
import { SortOrder } from './order/sort-order.tsx'
import { ResultList } from './result-list.tsx'
import { SearchedCompanies } from './searched-companies.tsx'

const BroaderSearch = lazyPart(
  async () => (await import('./broader-search/broader-search.tsx')).BroaderSearch,
  { isOptional: true },
)

export function Results({ search }: { search: JobSearch }) {
  const t = useText(text)
  const query = toQuery(search, useAudience())
  const { data, error, mutate } = useRead(searchJobs, { query })
  const heading = useHeadingFocusOnPageChange()
  const narrow = useNarrow()
  const { key, state } = useLocation()

  if (!data && error) return <Failure error={error} onRetry={() => void mutate()} />
  if (!data) return <PageSkeleton />

  const { total, jobs } = data
  const { page = 0, size = pageSizes[0] } = search
  const pages = Math.min(maxPages, Math.max(1, Math.ceil(total / size)))
  if (page >= pages) {
    const last = formatJobSearch({ ...search, page: pages - 1 }).toString()
    return <Navigate to={{ search: last }} state={state} replace />
  }
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="2"
        rowGap={{ base: '1', md: '0' }}
        marginBottom="1"
      >
        <div role="status">
          <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="lg" fontWeight="700">
            {/* A live region announces only what is new: each search, though its count is the same. */}
            <span key={key}>
              {t('found', { count: total })}
              {page > 0 && (
                <chakra.span srOnly> ({t('onPage', { page: page + 1, pages })})</chakra.span>
              )}
            </span>
          </chakra.h2>
        </div>
        {narrow && <SortOrder search={search} />}
        <SearchedCompanies search={search} total={total} totalOfAllBrands={data.totalOfAllBrands} />
      </chakra.div>
      {total === 0 ? (
        <Empty title={t('empty')}>
          <BroaderSearch search={search} query={query} />
        </Empty>
      ) : (
        <ResultList search={search} jobs={jobs} total={total} pages={pages} />
      )}
    </>
  )
}

/** After paging, moves scroll and focus to the start of the results. */
function useHeadingFocusOnPageChange() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const pageChanged = useNavigationType() === 'PUSH' && state?.turned === true
  useEffect(() => {
    if (!pageChanged) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [key])
  return heading
}
