import { readReasonsForLeaving } from '@gatehouse/contracts/portal/lookups'
import { text as choiceText } from '../../../forms/choice/messages.ts'
import { useOptions } from '../../../forms/choice/use-options.ts'
import { stateName, useStates } from '../../../forms/choice/use-states.ts'
import { formatPhone } from '../../../forms/format-phone.ts'
import { useText } from '../../../language/use-text.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { rowDetails } from '../../../ui/data-table/row-details.tsx'
import { FactRows } from '../../../ui/fact-rows.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { rowKeyOf } from '../../resume/entries/entries.ts'
import type { Entry } from '../../resume/entries/entry-kinds.ts'
import { text as fieldText } from '../../resume/entries/field-messages.ts'
import { text as profileText } from '../messages.ts'
import { text } from './messages.ts'
import type { StoredEntriesProps } from './stored-entries.ts'

/** Employment on file, read-only; a row opens. */
export function StoredEmployment({ entries, brand, isProcessing }: StoredEntriesProps) {
  const t = useText(text)
  const p = useText(profileText)
  const f = useText(fieldText)
  return (
    <DataTable
      label={t('storedEmployment')}
      headingLevel="h3"
      rows={entries}
      rowKey={rowKeyOf}
      columns={[
        {
          key: 'company',
          label: f('company'),
          isRowHeader: true,
          cell: (entry) =>
            isProcessing(entry) ? p('processing', { name: entry.company ?? '' }) : entry.company,
        },
        { key: 'title', label: f('jobTitle'), cell: ({ jobTitle }) => jobTitle },
        { key: 'start', label: f('start'), cell: ({ start }) => start },
        {
          key: 'end',
          label: f('end'),
          cell: ({ end, current }) => (current === 'yes' ? f('present') : end),
        },
      ]}
      opener={rowDetails({
        label: p('details'),
        render: (entry: Entry) => <Details entry={entry} brand={brand} />,
      })}
    />
  )
}

function Details({ entry, brand }: { entry: Entry; brand: string }) {
  const f = useText(fieldText)
  const c = useText(choiceText)
  const states = useStates()
  const reasons = useOptions(readReasonsForLeaving, { params: { brand } })
  const { city, state, postalCode, phone, supervisor, description, reason, comments } = entry
  const mayContact = entry.mayContact === 'yes' || entry.mayContact === 'no' ? entry.mayContact : ''
  return (
    <>
      {reasons.error !== undefined && <Failure error={reasons.error} onRetry={reasons.retry} />}
      <FactRows
        rows={[
          [f('city'), city ?? ''],
          [f('state'), stateName(states, state)],
          [f('postalCode'), postalCode ?? ''],
          [f('phone'), formatPhone(phone ?? '')],
          [f('supervisor'), supervisor ?? ''],
          [f('description'), description ?? ''],
          [f('reason'), reasons.nameOf(reason ?? '')],
          [f('comments'), comments ?? ''],
          [f('mayContact'), mayContact && c(mayContact)],
        ]}
      />
    </>
  )
}
