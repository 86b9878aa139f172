import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { text as shellText } from '../messages.ts'
import type { Entry } from './entries.ts'
import { text } from './messages.ts'

export function ComingSoonPage({ label }: Pick<Entry, 'label'>) {
  const t = useText(text)
  const tShell = useText(shellText)
  return (
    <Page title={t(label)}>
      <Card display="grid" gap="2" maxWidth="640px" marginTop="2">
        <chakra.p display="flex" gap="1" fontWeight="600">
          <chakra.span color="accent" paddingBlock="2px">
            <Icon shape="info" />
          </chakra.span>
          {t('notOpen')}
        </chakra.p>
        <p>{t.rich('meanwhile', { phone: () => <SupportPhone /> })}</p>
        <div>
          <Button asChild>
            <Link to="/">{tShell('goHome')}</Link>
          </Button>
        </div>
      </Card>
    </Page>
  )
}
