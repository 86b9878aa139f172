import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A live region in muted text, which takes no gap of a grid while it is empty. */
export function QuietStatus({ children }: { children: ReactNode }) {
  return (
    <chakra.p role="status" color="muted" _empty={{ position: 'absolute' }}>
      {children}
    </chakra.p>
  )
}
