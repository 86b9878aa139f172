import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../language/use-text.ts'
import { FieldError } from '../ui/field-error.tsx'
import { fieldId } from './field-id.ts'
import { text } from './messages.ts'
import type { Form } from './use-endpoint-form.ts'

/** What a field needs of its form. */
export type Fields = Pick<Form, 'id' | 'values' | 'errors' | 'change'>

/** What can be typed into or chosen from. */
export const box = {
  width: '100%',
  minHeight: '48px',
  paddingInline: '2',
  bg: 'surface',
  color: 'ink',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 'card',
  '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
} as const

const Input = chakra('input', { base: box })

interface FieldProps extends Omit<ComponentProps<typeof Input>, 'form'> {
  form: Fields
  name: string
  label: string
  help?: ReactNode
  /** What it is called where something is wrong with it, if not by its label. */
  called?: string
  required?: boolean
  /** Said at the field instead of the broken rule: what the gateway answered to this value. */
  refusal?: ReactNode
  /** Stands inside the box, at its end. */
  aside?: ReactNode
}

/** Label above, help between label and box, error below in words with an icon. */
export function Field({
  form,
  name,
  label,
  help,
  called,
  required,
  refusal,
  aside,
  ...input
}: FieldProps) {
  const t = useText(text)
  const id = fieldId(form.id, name)
  const rule = form.errors[name]
  const error = refusal ?? (rule && t(rule, { label: called ?? label }))
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <chakra.div display="grid" gap="half">
      <chakra.label htmlFor={id} fontWeight="600">
        {label}
      </chakra.label>
      {help && (
        <chakra.p id={`${id}-help`} fontSize="sm" color="muted">
          {help}
        </chakra.p>
      )}
      <chakra.div position="relative">
        <Input
          {...input}
          id={id}
          name={name}
          value={form.values[name] ?? ''}
          aria-required={required ?? true}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy || undefined}
          paddingInlineEnd={aside ? '64px' : '2'}
          onChange={(event) => form.change(name, event.target.value)}
        />
        {aside}
      </chakra.div>
      {error && (
        <FieldError id={`${id}-error`} role={refusal ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
    </chakra.div>
  )
}
