import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, type JobSummary, pageSizes } from '@gatehouse/contracts/portal/jobs'
import { useNavigate } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { pageLinks } from '../../../ui/paginator/page-links.tsx'
import { Paginator } from '../../../ui/paginator/paginator.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { JobCards } from '../list/job-cards.tsx'
import { JobTable } from '../list/job-table.tsx'
import { text } from './messages.ts'
import { useSort } from './use-sort.ts'

interface ResultListProps {
  search: JobSearch
  jobs: readonly JobSummary[]
  total: number
  pages: number
}

/** One page of jobs, in the order of the search, with the ways to the other pages. */
export function ResultList({ search, jobs, total, pages }: ResultListProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const sortOf = useSort(search)
  const narrow = useNarrow()
  const { page = 0, size = pageSizes[0] } = search
  const to = (change: JobSearch) => ({
    search: formatJobSearch({ ...search, ...change }).toString(),
  })
  const keepScroll = { preventScrollReset: true }
  return (
    <>
      {narrow ? (
        <JobCards label={t('jobs')} jobs={jobs} total={total} />
      ) : (
        <JobTable caption={t('results')} jobs={jobs} total={total} sortOf={sortOf} />
      )}
      <Paginator
        page={page}
        pages={pages}
        step={pageLinks((page) => ({ to: to({ page }), ...keepScroll, state: { turned: true } }))}
        pageSize={{
          label: t('size'),
          sizes: pageSizes,
          size,
          onChange(chosen) {
            const size = pageSizes.find((one) => one === chosen)
            // The focus stays: an arrow key may already choose, and the next one goes on from there.
            if (size) void navigate(to({ size, page: 0 }), keepScroll)
          },
        }}
      />
    </>
  )
}
