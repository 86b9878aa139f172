import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { text as uiText } from '../../../ui/messages.ts'
import { text } from './messages.ts'

/** Notice required by the reCAPTCHA terms. */
export function BotCheckNotice() {
  const t = useText(text)
  return (
    <p>
      {t.rich('botCheck', {
        policy: (words) => (
          <ExternalLink url="https://policies.google.com/privacy">{words}</ExternalLink>
        ),
        terms: (words) => (
          <ExternalLink url="https://policies.google.com/terms">{words}</ExternalLink>
        ),
      })}
    </p>
  )
}

function ExternalLink({ url, children }: { url: string; children: ReactNode }) {
  const t = useText(uiText)
  return (
    <chakra.a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {children} <chakra.span srOnly>{t('opensNewTab')}</chakra.span>
    </chakra.a>
  )
}
