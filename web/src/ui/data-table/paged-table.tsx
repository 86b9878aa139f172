import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { text } from '../paginator/messages.ts'
import { pageButtons } from '../paginator/page-buttons.tsx'
import { Paginator } from '../paginator/paginator.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

const rowsPerPage = 10

/** All rows, some at a time. The page number is in the address: back and reload keep it. */
export function PagedTable<R>({ rows, ...table }: DataTableProps<R>) {
  const t = useText(text)
  const [query, setQuery] = useSearchParams()
  const start = useRef<HTMLDivElement>(null)
  const pages = Math.ceil(rows.length / rowsPerPage)
  const page = Math.max(0, Math.min(Number.parseInt(query.get('page') ?? '1', 10) || 1, pages) - 1)

  const turn = (next: number) => {
    const changed = new URLSearchParams(query)
    changed.set('page', String(next + 1))
    setQuery(changed, { replace: true, preventScrollReset: true })
    start.current?.scrollIntoView({ block: 'start' })
    start.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <chakra.div
        ref={start}
        tabIndex={-1}
        role="group"
        aria-label={`${table.label}. ${t('page', { page: page + 1, pages })}`}
        outline="none"
        scrollMarginTop="80px"
      >
        <DataTable {...table} rows={rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage)} />
      </chakra.div>
      <Paginator page={page} pages={pages} step={pageButtons(turn)} hasEnds />
    </>
  )
}
