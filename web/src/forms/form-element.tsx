import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormElementProps {
  submit: () => void
  onFocus?: () => void
  children: ReactNode
}

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
