import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { SupportPhone } from '../../../ui/support-phone.tsx'
import { text } from './messages.ts'

/** The account is blocked at the identity provider [1 §2 Blocked-account page]. */
export function Component() {
  const t = useText(text)
  return (
    <Card maxWidth="560px" width="100%" marginInline="auto">
      <Page title={t('title')} lead={t.rich('lead', { phone: () => <SupportPhone /> })}>
        {/* Loads the portal anew: the failure is told once. */}
        <Button look="primary" onClick={() => window.location.assign('/')}>
          {t('return')}
        </Button>
      </Page>
    </Card>
  )
}
