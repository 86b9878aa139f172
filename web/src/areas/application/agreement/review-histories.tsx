import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { useApplying } from '../applying-context.ts'
import { type Kind, kinds } from '../history/kinds.ts'
import { text as historyText } from '../history/messages.ts'
import { text } from './messages.ts'
import { historyLines } from './review-rows.ts'

export function ReviewHistories() {
  const t = useText(text)
  const h = useText(historyText)
  const { view, values } = useApplying()
  const linesOf = (kind: Kind) => {
    const lines = historyLines(values, kind, t('present'))
    const count = view.maskedRecord?.[kind] ?? 0
    if (count > 0) lines.unshift(t('moreOnFile', { count }))
    if (kind === 'employment' && values.noEmployment === 'yes') lines.push(t('noEmployment'))
    return lines.length > 0 ? lines : [t('none')]
  }
  return (Object.keys(kinds) as Kind[]).map((kind) => (
    <chakra.div key={kind} marginBottom="1">
      <chakra.p color="muted">{h(kinds[kind].title)}</chakra.p>
      {linesOf(kind).map((line) => (
        <chakra.p key={line} overflowWrap="anywhere">
          {line}
        </chakra.p>
      ))}
    </chakra.div>
  ))
}
