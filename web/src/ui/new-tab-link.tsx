import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { OpensNewTab } from './opens-new-tab.tsx'

/** A link within a sentence that opens, and says so to screen readers, in a new tab. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {children}
      <OpensNewTab />
    </chakra.a>
  )
}
