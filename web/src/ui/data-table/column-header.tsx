import { chakra } from '@chakra-ui/react'
import { Icon } from '../icon.tsx'
import { breakable } from './breakable.tsx'
import type { Column } from './column.ts'

/** Header of a column; a button where the column sorts. */
export function ColumnHeader<R>({ column }: { column: Column<R> }) {
  const { label, align, sort } = column
  const direction = sort?.direction
  return (
    <th scope="col" data-align={align} aria-sort={direction}>
      {sort ? (
        <SortButton type="button" onClick={sort.onSort}>
          <span>{breakable(label)}</span>
          <chakra.span
            display="flex"
            color={direction ? 'ink' : 'edge'}
            transform={direction === 'ascending' ? 'rotate(180deg)' : undefined}
          >
            <Icon shape="chevron" size={18} />
          </chakra.span>
        </SortButton>
      ) : (
        breakable(label)
      )}
    </th>
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
