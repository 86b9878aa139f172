import { chakra } from '@chakra-ui/react'
import type { Assignment } from '@gatehouse/contracts/portal/assignments'
import { useDate } from '../../language/use-date.ts'
import { useMoney } from '../../language/use-money.ts'
import { useText } from '../../language/use-text.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { PagedTable } from '../../ui/data-table/paged-table.tsx'
import { UpstreamText } from '../../ui/upstream-text.tsx'
import { text } from './messages.ts'
import { stateOf } from './state-of.ts'

export function AssignmentTable({ assignments }: { assignments: readonly Assignment[] }) {
  const t = useText(text)
  const date = useDate()
  const money = useMoney()
  const columns: Column<Assignment>[] = [
    {
      key: 'company',
      label: t('company'),
      cell: ({ company }) => <Company>{company || t('unknown')}</Company>,
    },
    {
      key: 'jobTitle',
      label: t('jobTitle'),
      isRowHeader: true,
      cell: (assignment) => (
        <>
          {assignment.jobTitle ? <UpstreamText>{assignment.jobTitle}</UpstreamText> : t('unknown')}
          <chakra.span display="block" fontSize="sm" fontWeight="400" color="muted">
            {t(stateOf(assignment))}
          </chakra.span>
        </>
      ),
    },
    {
      key: 'startDate',
      label: t('startDate'),
      cell: ({ startDate }) => (startDate ? date(startDate) : t('unknown')),
    },
    {
      key: 'endDate',
      label: t('endDate'),
      cell: ({ endDate, isOpenEnded }) =>
        endDate ? date(endDate) : t(isOpenEnded ? 'noEnd' : 'unknown'),
    },
    {
      key: 'rate',
      label: t('rate'),
      align: 'end',
      cell: ({ rate }) => (rate === null ? t('unknown') : money(rate)),
    },
  ]
  return (
    <PagedTable
      label={t('title')}
      columns={columns}
      rows={assignments}
      rowKey={(assignment) => String(assignments.indexOf(assignment))}
      isHighlighted={(assignment) => stateOf(assignment) === 'current'}
    />
  )
}

/** A long word of a name breaks, and leaves room for the other columns of a table. */
const Company = chakra('span', {
  base: { display: 'block', minWidth: { md: '130px' }, overflowWrap: 'anywhere' },
})
