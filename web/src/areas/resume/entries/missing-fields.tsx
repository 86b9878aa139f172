import { chakra } from '@chakra-ui/react'
import { brokenRules } from '../../../forms/broken-rules.ts'
import { useText } from '../../../language/use-text.ts'
import { type Entry, type EntryKind, entryKinds } from './entry-kinds.ts'
import { text } from './messages.ts'

/** With more, the dialog with all fields is clearer. */
const maxShown = 4

/** The incomplete fields that a card itself asks for. */
export const fieldsOnCard = (incompleteFields: readonly string[]): readonly string[] =>
  incompleteFields.length > maxShown ? [] : incompleteFields

interface MissingFieldsProps {
  kind: EntryKind
  entry: Entry
  brand: string
  formId: string
  /** Of the entry's title, which begins the name of the fields. */
  titleId: string
  names: readonly string[]
  showsErrors: boolean
  disabled: boolean
  onChange: (name: string, value: string) => void
}

/** Fields that a résumé left empty, on the entry's card. */
export function MissingFields(props: MissingFieldsProps) {
  const { kind, entry, brand, formId, titleId, names, showsErrors, disabled, onChange } = props
  const t = useText(text)
  const { Fields, rules } = entryKinds[kind]
  const legendId = `${formId}-missing`
  const errors = showsErrors ? brokenRules(rules, entry) : {}
  return (
    <chakra.fieldset
      aria-labelledby={`${titleId} ${legendId}`}
      disabled={disabled}
      minWidth="0"
      display="grid"
      gap="2"
      paddingBlock="1"
    >
      <chakra.legend id={legendId} fontWeight="600">
        {t('missing')}
      </chakra.legend>
      <Fields
        form={{ id: formId, values: entry, errors, change: onChange }}
        brand={brand}
        only={names}
      />
    </chakra.fieldset>
  )
}
