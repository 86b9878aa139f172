import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../language/use-text.ts'
import { text } from './messages.ts'

/** A link within a sentence that opens, and says so to screen readers, in a new tab. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useText(text)
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
      <chakra.span srOnly> {t('opensNewTab')}</chakra.span>
    </chakra.a>
  )
}
