import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { includesEntry } from '../../resume/entries/entries.ts'
import { type Entry, type EntryKind, entryKinds } from '../../resume/entries/entry-kinds.ts'
import { text as entryText } from '../../resume/entries/messages.ts'
import { text } from './messages.ts'

export interface FoundEntry {
  kind: EntryKind
  entry: Entry
}

interface FoundEntriesProps {
  /** Not yet added or skipped. */
  entries: readonly FoundEntry[]
  stored: Record<EntryKind, readonly Entry[]>
  onAdd: (found: FoundEntry) => void
  onSkip: (found: FoundEntry) => void
}

/** Entries of a résumé, each with Add and Skip. */
export function FoundEntries({ entries, stored, onAdd, onSkip }: FoundEntriesProps) {
  const t = useText(text)
  const e = useText(entryText)
  const heading = useRef<HTMLHeadingElement>(null)
  const [decision, setDecision] = useState('')
  return (
    <chakra.div display="grid" gap="1">
      <chakra.h3 ref={heading} tabIndex={-1} outline="none" fontWeight="600">
        {t('found')}
      </chakra.h3>
      {entries.length > 0 && <p>{t('foundLead')}</p>}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {entries.map((found, index) => {
          const { kind, entry } = found
          const { title, heading: headingOf, summary } = entryKinds[kind]
          const name = headingOf(entry) || t('unnamed', { number: String(index + 1) })
          const isStored = includesEntry(kind, stored[kind], entry)
          const srName = () => <chakra.span srOnly>{name}</chakra.span>
          const decide = (act: () => void, done: 'added' | 'skipped') => {
            act()
            setDecision(t(done, { name }))
            // The pressed button leaves with its card.
            heading.current?.focus()
          }
          return (
            <Card key={entry.id} asChild padding="2">
              <li>
                <chakra.p color="muted" fontSize="sm">
                  {e(title)}
                </chakra.p>
                <chakra.p fontWeight="600" overflowWrap="anywhere">
                  {name}
                </chakra.p>
                <chakra.p color="muted" fontVariantNumeric="tabular-nums">
                  {summary(entry, e('present'))}
                </chakra.p>
                {isStored && <p>{t('onFile')}</p>}
                <chakra.div display="flex" gap="1" marginInlineStart="-8px">
                  <Button
                    look="plain"
                    onClick={() =>
                      kind === 'certifications' ? onAdd(found) : decide(() => onAdd(found), 'added')
                    }
                  >
                    <span>{t.rich(isStored ? 'addAnyway' : 'add', { name: srName })}</span>
                  </Button>
                  <Button look="plain" onClick={() => decide(() => onSkip(found), 'skipped')}>
                    <span>{t.rich('skip', { name: srName })}</span>
                  </Button>
                </chakra.div>
              </li>
            </Card>
          )
        })}
      </chakra.ul>
      <chakra.p role="status" color="muted">
        {decision}
      </chakra.p>
    </chakra.div>
  )
}
