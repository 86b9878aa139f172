import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { Card } from '../../../ui/card.tsx'
import { EmailLink } from '../../../ui/mail/email-link.tsx'
import { Page } from '../../../ui/page.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useSession } from '../../session/use-session.ts'
import { BotCheckNotice } from './bot-check-notice.tsx'
import { CookieList } from './cookie-list.tsx'
import { MeasurementForm } from './measurement-form.tsx'
import { text } from './messages.ts'
import { PolicyWording } from './policy-wording.tsx'
import { StoredList } from './stored-list.tsx'

/** Cookies and measurement consent [2 §2 Privacy policy page]. */
export function Component() {
  const t = useText(text)
  const { person } = useSession()
  const phone = () => <SupportPhone />
  return (
    <Page title={t('title')} lead={t('lead', { product: settings.product })}>
      <chakra.div display="grid" gap="3" maxWidth="80ch">
        <Section title={t('measuringTitle')}>
          <p>{t('measuring')}</p>
          {settings.findsVisitorLocation && <p>{t('measuringLocation')}</p>}
          <p>{t('measuringNothing')}</p>
          <MeasurementForm />
        </Section>
        <Section title={t('cookiesTitle')}>
          <p>{t('cookies')}</p>
          <CookieList />
        </Section>
        <Section title={t('storedTitle')}>
          <p>{t('stored')}</p>
          <StoredList />
        </Section>
        {settings.botSiteKey && (
          <Section title={t('botCheckTitle')}>
            <BotCheckNotice />
          </Section>
        )}
        <Section title={t('informationTitle')}>
          <p>{t('information')}</p>
          <TextLink to="/web-forms">{t('optOut')}</TextLink>
          {person && <TextLink to="/privacy-notice">{t('california')}</TextLink>}
        </Section>
        <PolicyWording />
        <Section title={t('questionsTitle')}>
          <p>
            {settings.privacyEmail
              ? t.rich('questionsOrWrite', {
                  phone,
                  mail: () => <EmailLink address={settings.privacyEmail} />,
                })
              : t.rich('questions', { phone })}
          </p>
        </Section>
      </chakra.div>
    </Page>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card display="grid" gap="2" justifyItems="start">
      <chakra.h2 fontSize="lg" fontWeight="700">
        {title}
      </chakra.h2>
      {children}
    </Card>
  )
}
