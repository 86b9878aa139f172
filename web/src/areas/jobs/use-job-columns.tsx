import type { JobSummary } from '@gatehouse/contracts/portal/jobs'
import { usDate } from '../../language/us-date.ts'
import { useText } from '../../language/use-text.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { seesBrands, useAudience } from './audience.ts'
import { JobLink } from './job-link.tsx'
import { text } from './messages.ts'

/** IDs are shown to internal staff only [2 §2]. */
export function useJobColumns(): Column<JobSummary>[] {
  const t = useText(text)
  const audience = useAudience()
  const id = { key: 'id', label: t('id'), cell: (job: JobSummary) => job.id }
  const brand = { key: 'brand', label: t('brand'), cell: (job: JobSummary) => job.brand.name }
  return [
    ...(audience.internal ? [id] : []),
    {
      key: 'title',
      label: t('title'),
      isRowHeader: true,
      cell: (job) => <JobLink job={job} />,
    },
    { key: 'type', label: t('type'), cell: ({ type }) => type },
    { key: 'city', label: t('city'), cell: ({ city }) => city },
    { key: 'state', label: t('state'), cell: ({ state }) => state },
    { key: 'posted', label: t('posted'), cell: ({ posted }) => posted && usDate(posted) },
    ...(seesBrands(audience) ? [brand] : []),
  ]
}
