import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { RowsProps } from './column.ts'
import { ColumnHeader } from './column-header.tsx'

interface TableProps<R> extends RowsProps<R> {
  caption: string
}

export function Table<R>({ caption, ...props }: TableProps<R>) {
  const { columns, rows, rowKey, actions, opener } = props
  return (
    <StyledTable>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHeader key={column.key} column={column} />
          ))}
          {[actions, opener].map(
            (slot) =>
              slot && (
                <th key={slot.label} scope="col" data-align="end">
                  {slot.label}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={rowKey(row)} row={row} {...props} />
        ))}
      </tbody>
    </StyledTable>
  )
}

function Row<R>(props: RowsProps<R> & { row: R }) {
  const { row, columns, isHighlighted, actions, opener, dragging } = props
  const headerId = useId()
  const { button, panel, onClick } = opener?.useRow(row, headerId) ?? {}
  const highlighted = isHighlighted?.(row) || undefined
  return (
    <>
      <tr
        data-highlighted={highlighted}
        data-opens={onClick && ''}
        onClick={onClick}
        {...dragging?.(row)}
      >
        {columns.map(({ key, cell, isRowHeader, align }) =>
          isRowHeader ? (
            <th key={key} scope="row" id={headerId} data-align={align}>
              {cell(row)}
            </th>
          ) : (
            <td key={key} data-align={align}>
              {cell(row)}
            </td>
          ),
        )}
        {actions && <td data-buttons="">{actions.render(row)}</td>}
        {opener && <td data-buttons="">{button}</td>}
      </tr>
      {panel && (
        <tr data-highlighted={highlighted}>
          <td data-panel="" colSpan={columns.length + (actions ? 2 : 1)}>
            {panel}
          </td>
        </tr>
      )}
    </>
  )
}

const StyledTable = chakra('table', {
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
    '& thead th': { height: '48px' },
    '& td, & th': { paddingInline: '2' },
    '@media (max-width: 63.99rem)': { '& td, & th': { paddingInline: '6px' } },
    '& tbody td, & tbody th': { borderTop: '1px solid', borderColor: 'line' },
    '& tbody td': { paddingBlock: '14px' },
    '& tbody th': { paddingBlock: 'half', overflowWrap: 'anywhere' },
    '& tbody td[data-buttons]': { paddingBlock: 'half', paddingInlineStart: '0', textAlign: 'end' },
    '& [data-align=end]': { textAlign: 'end' },
    '& tr[data-opens]': { cursor: 'pointer' },
    '& tr[data-highlighted] > *': { bg: 'accentSoft' },
    '& tbody td[data-panel]': { borderTop: '0', paddingTop: '0' },
  },
})
