import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useText } from '../language/use-text.ts'
import { Page } from '../ui/page.tsx'
import { text } from './messages.ts'

export function Component() {
  const t = useText(text)
  return (
    <Page title={t('notFoundTitle')} lead={t('notFound')}>
      <chakra.span color="accent" textDecoration="underline" textUnderlineOffset="3px">
        <Link to="/">{t('goHome')}</Link>
      </chakra.span>
    </Page>
  )
}
