import { chakra } from '@chakra-ui/react'
import { useText } from '../language/use-text.ts'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { text } from './messages.ts'

export function Component() {
  const t = useText(text)
  return (
    <Page title={t('notFoundTitle')} lead={t('notFound')}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3">
        <TextLink to="/">{t('goHome')}</TextLink>
        <TextLink to="/search-jobs">{t('findJobs')}</TextLink>
      </chakra.div>
    </Page>
  )
}
