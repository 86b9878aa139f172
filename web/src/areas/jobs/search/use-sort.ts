import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import { type JobSearch, sortColumns } from '@gatehouse/contracts/portal/jobs'
import { useNavigate } from 'react-router'
import type { Sort } from '../../../ui/data-table/column.ts'

/** Sorts by a column; reverses the direction when already sorted by it. */
export function useSort(search: JobSearch): (column: string) => Sort | undefined {
  const navigate = useNavigate()
  const { sort: sorted = 'posted', direction = 'desc' } = search
  return (name) => {
    const sort = sortColumns.find((column) => column === name)
    if (!sort) return undefined
    const oppositeDirection = direction === 'asc' ? 'desc' : 'asc'
    const defaultDirection = sort === 'posted' ? 'desc' : 'asc'
    const next: JobSearch = {
      ...search,
      sort,
      direction: sort === sorted ? oppositeDirection : defaultDirection,
      page: 0,
    }
    return {
      direction: sort === sorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined,
      onSort: () =>
        void navigate({ search: formatJobSearch(next).toString() }, { preventScrollReset: true }),
    }
  }
}
