import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

/** An e-mail address: browsers leave out the space that phones put after a suggestion. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return (
    <Field
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
