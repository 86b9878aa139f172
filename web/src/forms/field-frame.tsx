import { chakra } from '@chakra-ui/react'
import type { Rule } from '@gatehouse/contracts/rules/rule'
import type { ReactNode } from 'react'
import { FieldError } from '../ui/field-error.tsx'
import { fieldId } from './field-id.ts'
import type { FieldName, FormFields, FormValues } from './form.ts'
import { useRuleText } from './rule-text/use-rule-text.ts'

export interface FrameProps<V extends FormValues<V>> {
  hidden?: boolean | undefined
  form: FormFields<V>
  name: FieldName<V>
  label: string
  help?: ReactNode
  note?: ReactNode
  /** Name in error messages, if it differs from the label. */
  errorLabel?: string | undefined
  limit?: string | undefined
  /** The gateway's error for this value; shown instead of the broken rule. */
  serverError?: ReactNode
}

/** Attributes that link the input to its label, help and error. */
interface Described {
  id: string
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps<V extends FormValues<V>> extends FrameProps<V> {
  children: (described: Described) => ReactNode
}

export function FieldFrame<V extends FormValues<V>>(props: FieldFrameProps<V>) {
  const { hidden, form, name, label, note, help, errorLabel, limit, serverError, children } = props
  const ruleTextOf = useRuleText()
  const id = fieldId(form.id, name)
  const rule: Rule | undefined = form.errors[name]
  const value = form.values[name]
  const error =
    serverError ??
    (rule && ruleTextOf(rule, { label: errorLabel ?? label, value, ...(limit && { limit }) }))
  const describedBy = [note && `${id}-note`, help && `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  if (hidden) return null
  return (
    <chakra.div position="relative" display="grid" gap="half" alignContent="start">
      <chakra.div display="flex" flexWrap="wrap" columnGap="1" justifyContent="space-between">
        <chakra.label htmlFor={id} fontWeight="600">
          {label}
        </chakra.label>
        {note && <span id={`${id}-note`}>{note}</span>}
      </chakra.div>
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
        <FieldError id={`${id}-error`} role={serverError ? 'alert' : undefined}>
          {error}
        </FieldError>
      )}
    </chakra.div>
  )
}
