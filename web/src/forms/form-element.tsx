import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormElementProps {
  submit: () => void
  /** Somebody has begun: what comes next can be fetched. */
  onFocus?: () => void
  children: ReactNode
}

/** The form element: rules are told by us, at the fields, and submitting never leaves the page. */
export function FormElement({ submit, onFocus, children }: FormElementProps) {
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="3"
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
    </chakra.form>
  )
}
