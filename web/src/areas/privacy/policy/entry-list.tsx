import { chakra } from '@chakra-ui/react'

interface EntryListProps {
  entries: readonly { name: string; purpose: string; life: string }[]
}

/** Name, purpose and lifetime of each thing that the browser stores. */
export function EntryList({ entries }: EntryListProps) {
  return (
    <chakra.dl display="grid" gap="2">
      {entries.map(({ name, purpose, life }) => (
        <div key={name}>
          <chakra.dt fontWeight="600" overflowWrap="anywhere">
            <code>{name}</code>
          </chakra.dt>
          <dd>{purpose}</dd>
          <chakra.dd color="muted" fontSize="sm">
            {life}
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
