import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldErrorProps {
  id: string
  role?: 'alert' | undefined
  children: ReactNode
}

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
