import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { text } from './messages.ts'
import { OptOutForm } from './opt-out-form.tsx'

/** Opt-out by mail; by phone when no mailbox is configured [1 §2 web-forms]. */
export function Component() {
  const t = useText(text)
  const lead = settings.privacyEmail
    ? t('lead')
    : t.rich('leadCall', { phone: () => <SupportPhone /> })
  return (
    <Page title={t('title')} lead={lead}>
      <chakra.div display="grid" gap="2" maxWidth="640px" justifyItems="start">
        {settings.privacyEmail && (
          <Card width="100%">
            <OptOutForm />
          </Card>
        )}
        <TextLink to="/privacy-policy">{t('policy')}</TextLink>
      </chakra.div>
    </Page>
  )
}
