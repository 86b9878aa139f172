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
    <chakra.p
      id={id}
      role={role}
      display="flex"
      gap="half"
      alignItems="center"
      color="danger"
      fontSize="sm"
    >
      <Icon shape="problem" size={16} />
      {children}
    </chakra.p>
  )
}
