import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface MarkProps {
  shape: ComponentProps<typeof Icon>['shape']
  color: 'danger' | 'info'
  children: ReactNode
}

/** A state in a word and an icon, below the value that it belongs to. */
export function Mark({ shape, color, children }: MarkProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="half" fontWeight="600" color={color}>
      <Icon shape={shape} size={18} /> {children}
    </chakra.span>
  )
}
