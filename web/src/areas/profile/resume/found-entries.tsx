import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { includesEntry } from '../../resume/entries/entries.ts'
import { type Entry, type EntryKind, entryKinds } from '../../resume/entries/entry-kinds.ts'
import { text as entryText } from '../../resume/entries/messages.ts'
import { useSummary } from '../../resume/entries/use-summary.ts'
import type { HistoryKind } from '../histories/new-histories.ts'
import { text } from './messages.ts'

const CertificationDialog = lazyPart(
  async () => (await import('../certifications/certification-dialog.tsx')).CertificationDialog,
)

export interface FoundEntry {
  kind: EntryKind
  entry: Entry
}

type Outcome = 'added' | 'skipped'
type Decision = { found: FoundEntry; outcome: Outcome } | 'full'

interface FoundEntriesProps {
  entries: readonly FoundEntry[]
  brand: string
  known: Record<EntryKind, readonly Entry[]>
  isFull: (kind: HistoryKind) => boolean
  onAdd: (kind: HistoryKind, entry: Entry) => void
}

/** Entries of a résumé, each with Add and Skip. Add of a certification opens the dialog that saves it. */
export function FoundEntries({ entries, brand, known, isFull, onAdd }: FoundEntriesProps) {
  const t = useText(text)
  const e = useText(entryText)
  const summaryOf = useSummary()
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const [decided, setDecided] = useState<ReadonlyMap<FoundEntry, Outcome>>(new Map())
  const [decision, setDecision] = useState<Decision>()
  const [certification, setCertification] = useState<FoundEntry>()
  const added = [...decided].filter(([, outcome]) => outcome === 'added')
  const skippedCount = decided.size - added.length
  const undecided = entries.filter((found) => !decided.has(found))
  useEffect(CertificationDialog.preload, [])
  const nameOf = ({ kind, entry }: FoundEntry) =>
    entryKinds[kind].heading(entry) || e(entryKinds[kind].title)

  const decide = (found: FoundEntry, outcome: Outcome) => {
    setDecided(new Map([...decided, [found, outcome]]))
    setDecision({ outcome, found })
    // The pressed button leaves with its card; the next card takes its place on the screen.
    heading.current?.focus({ preventScroll: true })
  }
  const add = (found: FoundEntry) => {
    const { kind, entry } = found
    if (kind === 'certifications') return setCertification(found)
    if (isFull(kind)) return setDecision('full')
    onAdd(kind, entry)
    decide(found, 'added')
  }

  return (
    <chakra.div display="grid" gap="1">
      <chakra.h3 ref={heading} tabIndex={-1} outline="none" fontWeight="600">
        {t('found')}
      </chakra.h3>
      {undecided.length > 0 && <p>{t('foundLead')}</p>}
      <chakra.ul listStyleType="none" display="grid" gap="1">
        {undecided.map((found) => {
          const { kind, entry } = found
          const isKnown = includesEntry(kind, known[kind], entry)
          const name = () => <chakra.span srOnly>{nameOf(found)}</chakra.span>
          return (
            <Card key={entry.id} asChild padding="2">
              <li>
                <chakra.p color="muted" fontSize="sm">
                  {e(entryKinds[kind].title)}
                </chakra.p>
                <chakra.p fontWeight="600" overflowWrap="anywhere">
                  {nameOf(found)}
                </chakra.p>
                <chakra.p color="muted" fontVariantNumeric="tabular-nums">
                  {summaryOf(kind, entry)}
                </chakra.p>
                {isKnown && <p>{t('known')}</p>}
                <chakra.div display="flex" gap="1" marginInlineStart="-8px">
                  <Button
                    look="plain"
                    onClick={({ currentTarget }) => {
                      pressed.current = currentTarget
                      add(found)
                    }}
                  >
                    {t.rich(isKnown ? 'addAnyway' : 'add', { name })}
                  </Button>
                  <Button look="plain" onClick={() => decide(found, 'skipped')}>
                    {t.rich('skip', { name })}
                  </Button>
                </chakra.div>
              </li>
            </Card>
          )
        })}
      </chakra.ul>
      {skippedCount > 0 && (
        <div>
          <Button look="plain" marginInlineStart="-8px" onClick={() => setDecided(new Map(added))}>
            {t('showSkipped', { count: skippedCount })}
          </Button>
        </div>
      )}
      <chakra.p role="status" color="muted">
        {decision === 'full'
          ? e('full')
          : decision && t(decision.outcome, { name: nameOf(decision.found) })}
      </chakra.p>
      {certification && (
        <CertificationDialog
          entry={certification.entry}
          brand={brand}
          onSaved={() => {
            decide(certification, 'added')
            setCertification(undefined)
          }}
          onCancel={() => setCertification(undefined)}
          returnTo={() => (pressed.current?.isConnected ? pressed.current : heading.current)}
        />
      )}
    </chakra.div>
  )
}
