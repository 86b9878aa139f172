import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Live region for the outcome of an upload: it precedes its text, and takes no room until then. */
export function UploadRegion({ children }: { children: ReactNode }) {
  return (
    <chakra.div aria-live="polite" _empty={{ position: 'absolute' }}>
      {children}
    </chakra.div>
  )
}
