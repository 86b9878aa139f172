import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { YesNoField } from '../../../forms/choice/yes-no-field.tsx'
import { useText } from '../../../language/use-text.ts'
import { Card } from '../../../ui/card.tsx'
import type { Entry } from './entry-kinds.ts'
import { text as fieldText } from './field-messages.ts'
import { text } from './messages.ts'

/**
 * Ids of employments that are asked together whether their employers may be contacted: those that
 * lack the answer, if there are at least two. An id stays once it is asked.
 */
export function useContactAll(lacking: readonly Entry[]): ReadonlySet<string> {
  const [asked, setAsked] = useState<readonly string[]>([])
  const added = lacking.filter(({ id }) => !asked.includes(id))
  if (added.length > 0 && added.length + asked.length > 1)
    setAsked([...asked, ...added.map(({ id }) => id)])
  return new Set(asked)
}

interface ContactAllProps {
  formId: string
  entries: readonly Entry[]
  showsErrors: boolean
  disabled: boolean
  onAnswer: (answer: string) => void
}

/** "May we contact these employers?", once for all that a résumé names. */
export function ContactAll(props: ContactAllProps) {
  const { formId, entries, showsErrors, disabled, onAnswer } = props
  const t = useText(text)
  const f = useText(fieldText)
  if (entries.length === 0) return null
  const answers = new Set(entries.map(({ mayContact }) => mayContact))
  const [answer = ''] = answers.size === 1 ? answers : []
  const isMissing = showsErrors && answers.has('')
  return (
    <Card asChild padding="2">
      <fieldset disabled={disabled}>
        <YesNoField
          form={{
            id: formId,
            values: { mayContact: answer },
            errors: isMissing ? { mayContact: 'required' } : {},
            change: (_name, value) => onAnswer(value),
          }}
          name="mayContact"
          label={t('mayContactAll')}
          errorLabel={f('mayContactCalled')}
        />
        <chakra.p color="muted" fontSize="sm" paddingTop="1">
          {t('mayContactAllLead', {
            employers: entries.map(({ company }) => company).join(', '),
          })}
        </chakra.p>
      </fieldset>
    </Card>
  )
}
