import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { SelectField } from '../../../forms/select-field.tsx'
import type { Form } from '../../../forms/use-endpoint-form.ts'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { text } from './messages.ts'

interface ChoiceFieldProps {
  form: Form
  name: string
  label: string
  called?: string
  help?: ReactNode
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  onBlur?: () => void
  list: {
    options: readonly { value: string; label: string }[]
    error?: unknown
    retry?: () => void
  }
}

/** Select with options of the gateway; offers a retry if they failed to load. */
export function ChoiceField({ list, help, ...field }: ChoiceFieldProps) {
  const t = useText(text)
  const loadError = list.error !== undefined && (
    <chakra.span role="alert" display="flex" flexWrap="wrap" alignItems="center" color="danger">
      {t('listFailed')}
      <Button look="plain" onClick={list.retry}>
        {t('retry')}
      </Button>
    </chakra.span>
  )
  return (
    <SelectField
      {...field}
      required={field.required ?? true}
      help={loadError || help}
      options={[{ value: '', label: t('choose') }, ...list.options]}
    />
  )
}
