import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../language/use-text.ts'
import { FieldError } from '../ui/field-error.tsx'
import { fieldId } from './field-id.ts'
import { text } from './messages.ts'
import type { Form } from './use-endpoint-form.ts'

/** What a field needs of its form. */
export type Fields = Pick<Form, 'id' | 'values' | 'errors' | 'change'>

export interface FrameProps {
  form: Fields
  name: string
  label: string
  help?: ReactNode
  /** What it is called where something is wrong with it, if not by its label. */
  called?: string | undefined
  /** Said at the field instead of the broken rule: what the gateway answered to this value. */
  refusal?: ReactNode
}

/** What the box itself has to say of what stands around it. */
export interface Described {
  id: string
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FrameProps {
  children: (described: Described) => ReactNode
}

/** Label above, help between label and box, error below in words with an icon. */
export function FieldFrame(props: FieldFrameProps) {
  const { form, name, label, help, called, refusal, children } = props
  const t = useText(text)
  const id = fieldId(form.id, name)
  const rule = form.errors[name]
  const error = refusal ?? (rule && t(rule, { label: called ?? label }))
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.div display="grid" gap="half" alignContent="start">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      {help && (
        <chakra.div id={`${id}-help`} fontSize="sm" color="muted">
          {help}
        </chakra.div>
      )}
      {children({
        id,
        name,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <FieldError id={`${id}-error`} role={refusal ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
    </chakra.div>
  )
}
