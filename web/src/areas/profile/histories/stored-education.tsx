import { readCountries, readEducationLevels } from '@gatehouse/contracts/portal/lookups'
import { useOptions } from '../../../forms/choice/use-options.ts'
import { stateName, useStatesOf } from '../../../forms/choice/use-states.ts'
import { useUpstreamValue } from '../../../language/upstream-values/use-upstream-value.ts'
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

/** Five columns and a button do not fit beside the menu on a tablet. */
const cardsUpTo = '68.74rem'

/** Education on file, read-only; a row opens [3 §2 Education History table]. */
export function StoredEducation({ entries, brand, isProcessing }: StoredEntriesProps) {
  const t = useText(text)
  const p = useText(profileText)
  const f = useText(fieldText)
  const translate = useUpstreamValue()
  const levels = useOptions(readEducationLevels, { params: { brand } })
  return (
    <>
      {levels.error !== undefined && <Failure error={levels.error} onRetry={levels.retry} />}
      <DataTable
        label={t('storedEducation')}
        cardsUpTo={cardsUpTo}
        headingLevel="h3"
        rows={entries}
        rowKey={rowKeyOf}
        columns={[
          {
            key: 'level',
            label: f('level'),
            cell: ({ level = '', levelName = '' }) => levels.nameOf(level) || translate(levelName),
          },
          {
            key: 'school',
            label: f('school'),
            isRowHeader: true,
            cell: (entry) =>
              isProcessing(entry) ? p('processing', { name: entry.school ?? '' }) : entry.school,
          },
          { key: 'course', label: f('course'), cell: ({ course }) => course },
          { key: 'degree', label: f('degree'), cell: ({ degree }) => degree },
          {
            key: 'years',
            label: f('years'),
            align: 'end',
            cell: ({ years }) => (years === '0' ? '' : years),
          },
        ]}
        opener={rowDetails({
          label: p('details'),
          render: (entry: Entry) => <Details entry={entry} />,
        })}
      />
    </>
  )
}

function Details({ entry }: { entry: Entry }) {
  const f = useText(fieldText)
  const { country = '', state = '', city = '', grade = '' } = entry
  const countries = useOptions(readCountries, {})
  const states = useStatesOf(country || 'US')
  return (
    <FactRows
      rows={[
        [f('grade'), grade],
        [f('city'), city],
        [f('state'), stateName(states, state)],
        [f('country'), countries.nameOf(country) || country],
      ]}
    />
  )
}
