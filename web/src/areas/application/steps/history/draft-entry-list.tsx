import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../../../language/use-text.ts'
import type { Entry, EntryKind } from '../../../resume/entries/entry-kinds.ts'
import { EntryList } from '../../../resume/entries/entry-list.tsx'
import { useApplication } from '../../model/application-context.ts'
import { blockingFields, entriesOf, withEntries } from './draft-entries.ts'
import { text } from './messages.ts'
import { Offers } from './offers.tsx'

interface DraftEntryListProps {
  kind: EntryKind
  id: string
  error?: string | undefined
  showsErrors: boolean
  children?: ReactNode
}

/** The draft's entries of one kind, below the number on file. */
export function DraftEntryList({ kind, ...props }: DraftEntryListProps) {
  const t = useText(text)
  const { application, brand, values, change, unreviewed, markReviewed } = useApplication()
  const onFile = application.maskedRecord?.[kind] ?? 0
  const fieldName = ({ id }: Entry) => `${kind}.${id}`
  return (
    <EntryList
      kind={kind}
      brand={brand}
      entries={entriesOf(values, kind)}
      onChange={(update) =>
        change((current) => withEntries(current, kind, update(entriesOf(current, kind))))
      }
      blockingFields={(entry) => blockingFields(application.onFile, kind, entry)}
      needsReview={(entry) => unreviewed.has(fieldName(entry))}
      onReview={(entry) => markReviewed(fieldName(entry))}
      stored={onFile > 0 && <chakra.p fontWeight="600">{t('onFile', { count: onFile })}</chakra.p>}
      offers={(add) => <Offers kind={kind} listId={props.id} onAdd={add} />}
      {...props}
    />
  )
}
