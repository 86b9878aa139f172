import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { ReviewFlag } from '../review-flag.tsx'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { text } from './messages.ts'
import { fieldsOnCard, MissingFields } from './missing-fields.tsx'
import { useEntryLabels } from './use-entry-labels.ts'
import { useSummary } from './use-summary.ts'

interface EntryCardProps {
  kind: EntryKind
  entry: Entry
  /** Counted from 1. */
  number: number
  needsReview: boolean
  /** Below the summary. */
  note: string | undefined
  incompleteFields: readonly string[]
  brand: string
  formId: string
  isOpen: boolean
  /** Incomplete fields are told as an error. */
  showsErrors: boolean
  changeButtonId: string
  disabled: boolean
  onChange: () => void
  onInput: (name: string, value: string) => void
  onDelete: () => void
}

export function EntryCard(props: EntryCardProps) {
  const { kind, entry, number, needsReview, changeButtonId, disabled, onChange, onDelete } = props
  const t = useText(text)
  const fieldLabels = useEntryLabels(kind)
  const summaryOf = useSummary()
  const { heading, isExpired } = entryKinds[kind]
  // They stay while they are filled in; the dialog, once closed, decides anew.
  const [onCard, setOnCard] = useState(() => fieldsOnCard(props.incompleteFields))
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (wasOpen !== props.isOpen) {
    setWasOpen(props.isOpen)
    setOnCard(props.isOpen ? [] : fieldsOnCard(props.incompleteFields))
  }
  const title = heading(entry) || t('unnamed', { number: String(number) })
  const incompleteLabels = props.incompleteFields.flatMap((name) => {
    const label = fieldLabels[name]
    return label && !onCard.includes(name) ? [label] : []
  })
  const isIncomplete = incompleteLabels.length > 0
  const titleId = `${changeButtonId}-title`
  const errorId = `${changeButtonId}-incomplete`
  const incomplete = t('incomplete', { fields: incompleteLabels.join(', ') })
  const name = () => <chakra.span srOnly>{title}</chakra.span>
  return (
    <Card asChild position="relative" padding="2">
      <li>
        {needsReview && <ReviewFlag />}
        <chakra.p id={titleId} fontWeight="600" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p color="muted" fontVariantNumeric="tabular-nums">
          {summaryOf(kind, entry)}
        </chakra.p>
        {props.note && (
          <chakra.p fontSize="sm" fontWeight="600">
            {props.note}
          </chakra.p>
        )}
        {isExpired?.(entry) && (
          <p>
            <Mark shape="problem" color="danger">
              {t('expired')}
            </Mark>
          </p>
        )}
        {onCard.length > 0 && (
          <MissingFields
            kind={kind}
            entry={entry}
            brand={props.brand}
            formId={props.formId}
            titleId={titleId}
            names={onCard}
            showsErrors={props.showsErrors}
            disabled={disabled}
            onChange={props.onInput}
          />
        )}
        {isIncomplete &&
          (props.showsErrors ? (
            <FieldError id={errorId}>{incomplete}</FieldError>
          ) : (
            <chakra.p id={errorId} fontSize="sm">
              {incomplete}
            </chakra.p>
          ))}
        <chakra.div display="flex" gap="1" marginInlineStart="-8px">
          <Button
            look="plain"
            id={changeButtonId}
            aria-describedby={isIncomplete ? errorId : undefined}
            aria-disabled={disabled}
            onClick={() => !disabled && onChange()}
          >
            {t.rich('change', { name })}
          </Button>
          <Button look="plain" aria-disabled={disabled} onClick={() => !disabled && onDelete()}>
            {t.rich('remove', { name })}
          </Button>
        </chakra.div>
      </li>
    </Card>
  )
}
