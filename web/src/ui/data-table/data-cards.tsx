import { chakra } from '@chakra-ui/react'
import { Fragment, useId } from 'react'
import { Card } from '../card.tsx'
import { breakable } from './breakable.tsx'
import type { RowsProps } from './column.ts'

interface DataCardsProps<R> extends RowsProps<R> {
  /** Name of the list; omit it below a heading that says the same. */
  label?: string
}

/** A card for each row: the row header as heading, the other cells with their labels. */
export function DataCards<R>({ label, ...props }: DataCardsProps<R>) {
  return (
    <chakra.ul
      aria-label={label}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(320px, 100%), 1fr))"
      gap="2"
      listStyleType="none"
      css={{ '& :is(h2, h3)': { fontWeight: '600', overflowWrap: 'anywhere' } }}
    >
      {props.rows.map((row) => (
        <li key={props.rowKey(row)}>
          <RowCard row={row} {...props} />
        </li>
      ))}
    </chakra.ul>
  )
}

function RowCard<R>(props: RowsProps<R> & { row: R }) {
  const { row, columns, isHighlighted, actions, opener, dragging } = props
  const { headingLevel: Heading = 'h2' } = props
  const headerId = useId()
  const { button, panel, onClick } = opener?.useRow(row, headerId) ?? {}
  return (
    <Card
      height="100%"
      onClick={onClick}
      cursor={onClick && 'pointer'}
      {...dragging?.(row)}
      {...(isHighlighted?.(row) && { bg: 'accentSoft', borderColor: 'accent' })}
    >
      <Heading id={headerId}>{columns.find(({ isRowHeader }) => isRowHeader)?.cell(row)}</Heading>
      <Facts>
        {columns.map(({ key, label, cardLabel = label, cell, isRowHeader }) => {
          const fact = !isRowHeader && cell(row)
          return (
            fact && (
              <Fragment key={key}>
                <dt>{breakable(cardLabel)}</dt>
                <dd>{fact}</dd>
              </Fragment>
            )
          )
        })}
      </Facts>
      {actions?.render(row)}
      {button}
      {panel}
    </Card>
  )
}

/** One styled element per card: each one costs a phone render time. */
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    columnGap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { color: 'muted', overflowWrap: 'break-word' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
