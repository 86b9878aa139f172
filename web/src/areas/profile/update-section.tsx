import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { text as entryText } from '../resume/entries/messages.ts'
import { SaveFailure } from './save-failure.tsx'
import type { useProfileSave } from './use-profile-save.ts'

interface UpdateSectionProps {
  /** Prefix of the ids; the button's is `${id}-update`. */
  id: string
  label: string
  update: ReturnType<typeof useProfileSave>
  onUpdate: () => void
  isIncomplete: boolean
  /** Why an update without new entries saves nothing. */
  nothingNew: string | false
  note?: string | undefined
}

/** The button that saves new entries, below the reasons why it did not. */
export function UpdateSection(props: UpdateSectionProps) {
  const { id, label, update, onUpdate, isIncomplete, nothingNew, note } = props
  const e = useText(entryText)
  return (
    <>
      {update.error !== undefined && <SaveFailure error={update.error} onRetry={onUpdate} />}
      {isIncomplete && <FieldError id={`${id}-incomplete`}>{e('completeMarked')}</FieldError>}
      {nothingNew && (
        <FieldError id={`${id}-nothing`} role="alert">
          {nothingNew}
        </FieldError>
      )}
      <chakra.div display="grid" justifyItems={{ md: 'start' }} gap="1">
        <Button
          look="primary"
          id={`${id}-update`}
          aria-disabled={update.busy}
          aria-busy={update.busy}
          onClick={onUpdate}
        >
          {label}
        </Button>
        {note && <chakra.p color="muted">{note}</chakra.p>}
      </chakra.div>
    </>
  )
}
