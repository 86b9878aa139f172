import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { useDate } from '../../../language/use-date.ts'
import { useText } from '../../../language/use-text.ts'
import type { Column, Sort } from '../../../ui/data-table/column.ts'
import { Table } from '../../../ui/data-table/table.tsx'
import { isApplied } from '../applied-jobs.ts'
import { seesBrands, useAudience } from '../audience.ts'
import { text } from '../messages.ts'
import { usePositionType } from '../position-type/use-position-type.ts'
import { JobLink } from './job-link.tsx'
import { usePay } from './use-pay.ts'

interface JobTableProps {
  caption: string
  jobs: readonly JobSummary[]
  /** Number of jobs of the whole search; a job's page leads back to them. */
  total: number
  sortOf: (column: string) => Sort | undefined
}

/** Found jobs on a wide screen. IDs are shown to internal staff only [2 §2]. */
export function JobTable({ caption, jobs, total, sortOf }: JobTableProps) {
  const t = useText(text)
  const dateOf = useDate()
  const payOf = usePay()
  const typeOf = usePositionType()
  const audience = useAudience()
  const showsBrands = seesBrands(audience)
  const columns: Column<JobSummary>[] = [
    ...(audience.internal
      ? [{ key: 'id', label: t('id'), cell: (job: JobSummary) => job.id }]
      : []),
    {
      key: 'title',
      label: t('title'),
      isRowHeader: true,
      cell: (job) => (
        <JobLink job={job} total={total}>
          {[isApplied(job.id) && t('applied'), !showsBrands && job.brand.name, payOf(job.salary)]
            .filter(Boolean)
            .join(' · ')}
        </JobLink>
      ),
    },
    { key: 'type', label: t('type'), cell: ({ type }) => typeOf(type) },
    { key: 'city', label: t('city'), cell: ({ city }) => city },
    { key: 'state', label: t('state'), cell: ({ state }) => state },
    { key: 'posted', label: t('posted'), cell: ({ posted }) => posted && dateOf(posted) },
    ...(showsBrands
      ? [{ key: 'brand', label: t('brand'), cell: ({ brand }: JobSummary) => brand.name }]
      : []),
  ]
  return (
    <Table
      caption={caption}
      columns={columns.map((column) => ({ ...column, sort: sortOf(column.key) }))}
      rows={jobs}
      rowKey={({ id }) => id}
    />
  )
}
