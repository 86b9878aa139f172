import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { text as uiText } from '../../../ui/messages.ts'
import { text } from './messages.ts'

/** What reCAPTCHA asks its users to tell people. */
export function Robots() {
  const t = useText(text)
  return (
    <p>
      {t.rich('robots', {
        policy: (words) => <Outside url="https://policies.google.com/privacy">{words}</Outside>,
        terms: (words) => <Outside url="https://policies.google.com/terms">{words}</Outside>,
      })}
    </p>
  )
}

function Outside({ url, children }: { url: string; children: ReactNode }) {
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
