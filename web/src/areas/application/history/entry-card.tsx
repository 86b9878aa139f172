import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { CheckThis } from '../fields/check-this.tsx'
import { text as fieldText } from './fields/messages.ts'
import { type Entry, type Kind, kinds } from './kinds.ts'
import { text } from './messages.ts'
import { lacks as fieldsLacking } from './resume-problems.ts'

interface EntryCardProps {
  kind: Kind
  entry: Entry
  /** From 1 on. */
  number: number
  marked: boolean
  /** By which the focus finds its Change. */
  changeId: string
  onChange: () => void
  onDelete: () => void
}

/** An entry in short, what it lacks, and what can be done with it. */
export function EntryCard(props: EntryCardProps) {
  const { kind, entry, number, marked, changeId, onChange, onDelete } = props
  const t = useText(text)
  const f = useText(fieldText)
  const { heading, below, labels } = kinds[kind]
  const title = heading(entry) || t('nameless', { number: String(number) })
  const lacks = fieldsLacking(kind, entry).flatMap((name) => {
    const words = labels[name]
    return words ? [f(words)] : []
  })
  const name = () => <chakra.span srOnly>{title}</chakra.span>
  return (
    <Card asChild padding="2">
      <li>
        {marked && (
          <chakra.p fontSize="sm">
            <CheckThis />
          </chakra.p>
        )}
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p color="muted" fontVariantNumeric="tabular-nums">
          {below(entry, t('present'))}
        </chakra.p>
        {lacks.length > 0 && (
          <FieldError id={`${changeId}-lacks`}>
            {t('incomplete', { fields: lacks.join(', ') })}
          </FieldError>
        )}
        <chakra.div display="flex" gap="1" marginInlineStart="-8px">
          <Button
            look="plain"
            id={changeId}
            aria-describedby={lacks.length > 0 ? `${changeId}-lacks` : undefined}
            onClick={onChange}
          >
            <span>{t.rich('change', { name })}</span>
          </Button>
          <Button look="plain" onClick={onDelete}>
            <span>{t.rich('remove', { name })}</span>
          </Button>
        </chakra.div>
      </li>
    </Card>
  )
}
