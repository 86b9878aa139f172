import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { text as uiText } from '../../../ui/messages.ts'
import { useApplying } from '../applying-context.ts'
import { text } from './messages.ts'

/** What is agreed to: verification, use of data, and how one is contacted [2 §5]. */
export function Statement() {
  const t = useText(text)
  const ui = useText(uiText)
  const { job } = useApplying()
  const company = job.brand.name || settings.product
  // In a new tab: the application stays where it is.
  const link = (words: ReactNode) => (
    <chakra.a
      href="/privacy-policy"
      target="_blank"
      rel="noopener"
      color="accent"
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {words} <chakra.span srOnly>{ui('opensNewTab')}</chakra.span>
    </chakra.a>
  )
  return (
    <chakra.div
      maxWidth="72ch"
      display="grid"
      gap="1"
      padding="2"
      border="1px solid"
      borderColor="line"
      borderRadius="card"
    >
      <p>{t('intro', { company })}</p>
      <chakra.ul paddingInlineStart="3" listStyleType="disc" display="grid" gap="1">
        <li>{t('truth')}</li>
        <li>{t('verify', { company })}</li>
        <li>{t.rich('data', { company, link })}</li>
        <li>{t('contact', { company })}</li>
      </chakra.ul>
    </chakra.div>
  )
}
