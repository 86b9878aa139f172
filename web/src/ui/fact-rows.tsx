import { chakra } from '@chakra-ui/react'

/** Labels beside values; rows without a value are left out. */
export function FactRows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <List>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  )
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: 'half',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
      columnGap: '2',
    },
    '& dt': { color: 'muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
