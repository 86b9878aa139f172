import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../../../language/use-text.ts'
import { settings } from '../../../../portal/settings.ts'
import { NewTabLink } from '../../../../ui/new-tab-link.tsx'
import { useApplication } from '../../model/application-context.ts'
import { text } from './messages.ts'

/** Consent to verification, use of data and contact [2 §5]. */
export function Statement() {
  const t = useText(text)
  const { job } = useApplication()
  const company = job.brand.name || settings.product
  // A new tab keeps the application open.
  const link = (children: ReactNode) => <NewTabLink href="/privacy-policy">{children}</NewTabLink>
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
