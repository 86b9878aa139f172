import { chakra } from '@chakra-ui/react'
import { useText } from '../../../../language/use-text.ts'
import { type EntryKind, entryKinds } from '../../../resume/entries/entry-kinds.ts'
import { text as entryText } from '../../../resume/entries/messages.ts'
import { useSummary } from '../../../resume/entries/use-summary.ts'
import { useApplication } from '../../model/application-context.ts'
import { entriesOf, offersOf } from './draft-entries.ts'
import { text } from './messages.ts'

export function HistoryReview() {
  const t = useText(text)
  const e = useText(entryText)
  const summaryOf = useSummary()
  const { application, values } = useApplication()
  const linesOf = (kind: EntryKind) => {
    const { heading } = entryKinds[kind]
    const lines = entriesOf(values, kind).map((entry) =>
      [heading(entry), summaryOf(kind, entry)].filter(Boolean).join(' · '),
    )
    const count = application.maskedRecord?.[kind] ?? 0
    if (count > 0) lines.unshift(t('onFile', { count }))
    if (kind === 'employment' && values.noEmployment === 'yes') lines.push(t('noEmployment'))
    const offers = offersOf(application.offers, values, kind)
    if (offers.length > 0) lines.push(t('leftOut', { count: offers.length }))
    return lines.length > 0 ? lines : [t('noEntries')]
  }
  return (Object.keys(entryKinds) as EntryKind[]).map((kind) => (
    <chakra.div key={kind} marginBottom="1">
      <chakra.p color="muted">{e(entryKinds[kind].title)}</chakra.p>
      {linesOf(kind).map((line, position) => (
        <chakra.p key={position} overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
    </chakra.div>
  ))
}
