import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { text } from './messages.ts'

/** Explains to users without a payroll id why Time & Payment is not available [3 §1]. */
export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')}>
      <Card display="grid" gap="2" maxWidth="640px" marginTop="2">
        <chakra.p display="flex" gap="1">
          <chakra.span color="accent" paddingBlock="2px">
            <Icon shape="info" />
          </chakra.span>
          {t('notAvailable')}
        </chakra.p>
        <p>{t('checkBack')}</p>
        <p>{t.rich('alreadyWorking', { phone: () => <SupportPhone /> })}</p>
      </Card>
    </Page>
  )
}
