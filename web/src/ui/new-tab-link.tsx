import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../language/use-text.ts'
import { Icon } from './icon.tsx'
import { text } from './messages.ts'

/** A link to another site, which says that it opens in a new tab. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useText(text)
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      display="inline-flex"
      alignItems="center"
      gap="half"
      minHeight="48px"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {children} <chakra.span srOnly>{t('opensNewTab')}</chakra.span>
      <Icon shape="newTab" />
    </chakra.a>
  )
}
