import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldErrorProps {
  /** By which the field says what describes it. */
  id: string
  role?: 'alert' | undefined
  children: ReactNode
}

/** What is wrong with a field, below it, in words with an icon. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <chakra.p id={id} role={role} display="flex" gap="half" color="danger" fontSize="sm">
      <chakra.span flexShrink="0" paddingTop="3px">
        <Icon shape="problem" size={16} />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  )
}
