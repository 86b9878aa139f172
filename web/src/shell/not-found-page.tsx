import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router'
import { useText } from '../language/use-text.ts'
import { isInternal, startPath } from '../portal/internal-mode.ts'
import { Page } from '../ui/page.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { text } from './messages.ts'

export function Component() {
  const t = useText(text)
  const { search } = useLocation()
  const internal = isInternal(search)
  return (
    <Page title={t('notFoundTitle')} lead={t('notFound')}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3">
        {!internal && <TextLink to="/">{t('goHome')}</TextLink>}
        <TextLink to={internal ? startPath(search) : '/search-jobs'}>{t('findJobs')}</TextLink>
      </chakra.div>
    </Page>
  )
}
