import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch, JobSummary, sortColumns } from '@gatehouse/contracts/portal/jobs'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { usDate } from '../../../language/us-date.ts'
import { useText } from '../../../language/use-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { type Audience, seesBrands } from '../audience.ts'
import { JobLink } from '../job-link.tsx'
import { text } from './messages.ts'

type Column = (typeof sortColumns)[number]

interface JobTableProps {
  search: JobSearch
  jobs: readonly JobSummary[]
  audience: Audience
}

/** IDs are shown to internal staff only [2 §2]. */
export function JobTable({ search, jobs, audience }: JobTableProps) {
  const t = useText(text)
  const withBrand = seesBrands(audience)
  const columns = [
    ['title', t('jobTitle')],
    ['type', t('type')],
    ['city', t('city')],
    ['state', t('state')],
    ['posted', t('posted')],
  ] as const
  return (
    <Table>
      <chakra.caption srOnly>{t('results')}</chakra.caption>
      <thead>
        <tr>
          {audience.internal && <th scope="col">{t('id')}</th>}
          {columns.map(([column, label]) => (
            <SortHeader key={column} column={column} label={label} search={search} />
          ))}
          {withBrand && <th scope="col">{t('brand')}</th>}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            {audience.internal && <td>{job.id}</td>}
            <th scope="row">
              <JobLink job={job} />
            </th>
            <td>{job.type}</td>
            <td>{job.city}</td>
            <td>{job.state}</td>
            <td>{job.posted && usDate(job.posted)}</td>
            {withBrand && <td>{job.brand.name}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Sorts by its column; reverses the direction when already sorted by it. */
function SortHeader(props: { column: Column; label: string; search: JobSearch }) {
  const { column, label, search } = props
  const navigate = useNavigate()
  const { sort = 'posted', direction = 'desc' } = search
  const sorted = sort === column
  const defaultDirection = column === 'posted' ? 'desc' : 'asc'
  const oppositeDirection = direction === 'asc' ? 'desc' : 'asc'

  const sortByColumn = () => {
    const next: JobSearch = {
      ...search,
      sort: column,
      direction: sorted ? oppositeDirection : defaultDirection,
      page: 0,
    }
    void navigate({ search: formatJobSearch(next).toString() }, { preventScrollReset: true })
  }
  return (
    <th
      scope="col"
      aria-sort={sorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <SortButton type="button" onClick={sortByColumn}>
        <span>{breakable(label)}</span>
        <chakra.span
          display="flex"
          opacity={sorted ? 1 : 0}
          transform={sorted && direction === 'asc' ? 'rotate(180deg)' : undefined}
        >
          <Icon shape="chevron" size={18} />
        </chakra.span>
      </SortButton>
    </th>
  )
}

/** Allows a line break after the slash of "State/Province", the widest label. */
function breakable(label: string): ReactNode {
  const [start, end] = label.split('/')
  if (end === undefined) return label
  return (
    <>
      {start}/<wbr />
      {end}
    </>
  )
}

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    cursor: 'pointer',
    fontWeight: '600',
    textAlign: 'start',
    _hover: { color: 'accent' },
  },
})

const Table = chakra('table', {
  base: {
    width: '100%',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', fontWeight: '600' },
    '& td, & th': { paddingInline: '2' },
    '@media (max-width: 1023px)': { '& td, & th': { paddingInline: '6px' } },
    '& tbody td, & tbody th': { borderTop: '1px solid', borderColor: 'line' },
    '& tbody td': { paddingBlock: '14px' },
    '& tbody th': { paddingBlock: 'half', overflowWrap: 'anywhere' },
  },
})
