import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { stateName, useStates } from '../../../forms/choice/use-states.ts'
import { useText } from '../../../language/use-text.ts'
import { useUsDate } from '../../../language/use-us-date.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { rowDetails } from '../../../ui/data-table/row-details.tsx'
import { FactRows } from '../../../ui/fact-rows.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { rowKeyOf } from '../../resume/entries/entries.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { text as fieldText } from '../../resume/entries/field-messages.ts'
import { isPast } from '../../resume/entries/is-past.ts'
import { text as entryText } from '../../resume/entries/messages.ts'
import { text as profileText } from '../messages.ts'
import { text } from './messages.ts'

interface StoredCertificationsProps {
  entries: readonly Entry[]
  /** Saved, and not yet in what the upstream answers: cannot be changed. */
  isProcessing: (entry: Entry) => boolean
  /** A row was opened. */
  onOpen: () => void
  onChange: (entry: Entry) => void
}

/** Certifications on file; a row opens [3 §2 Certification History]. */
export function StoredCertifications(props: StoredCertificationsProps) {
  const { entries, isProcessing, onOpen, onChange } = props
  const t = useText(text)
  const p = useText(profileText)
  const f = useText(fieldText)
  const e = useText(entryText)
  const states = useStates()
  const day = useUsDate()
  return (
    <DataTable
      label={t('stored')}
      rows={entries}
      rowKey={rowKeyOf}
      columns={[
        {
          key: 'name',
          label: f('name'),
          isRowHeader: true,
          cell: (entry) => {
            const name = entry.name || t('unnamed')
            return isProcessing(entry) ? p('processing', { name }) : name
          },
        },
        { key: 'agency', label: f('agency'), cell: ({ agency }) => agency },
        {
          key: 'state',
          label: f('state'),
          cell: ({ state }) => stateName(states, state),
        },
        { key: 'issued', label: f('issued'), cell: ({ issued = '' }) => day(issued) },
        {
          key: 'expires',
          label: f('expires'),
          cell: ({ expires = '' }) =>
            expires && (
              <>
                {day(expires)}
                {isPast(expires) && (
                  <Mark shape="problem" color="danger">
                    {e('expired')}
                  </Mark>
                )}
              </>
            ),
        },
      ]}
      opener={rowDetails({
        label: p('details'),
        render: (entry: Entry) => {
          const canChange = entry.id !== '' && !isProcessing(entry)
          return (
            (canChange || entry.level) && (
              <Details
                entry={entry}
                onOpen={onOpen}
                onChange={canChange ? () => onChange(entry) : undefined}
              />
            )
          )
        },
      })}
    />
  )
}

interface DetailsProps {
  entry: Entry
  onOpen: () => void
  onChange: (() => void) | undefined
}

function Details({ entry, onOpen, onChange }: DetailsProps) {
  const t = useText(text)
  const f = useText(fieldText)
  useEffect(onOpen, [])
  const name = () => <chakra.span srOnly>{entry.name || t('unnamed')}</chakra.span>
  return (
    <chakra.div display="grid" gap="1">
      {entry.level && <FactRows rows={[[f('certificationLevel'), entry.level]]} />}
      {onChange && (
        <div>
          <Button onClick={onChange}>{t.rich('change', { name })}</Button>
        </div>
      )}
    </chakra.div>
  )
}
