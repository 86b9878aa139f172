import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { text } from '../california/messages.ts'
import { NoticeText } from '../california/notice-text.tsx'

/** Notice to California employees and applicants [1 §2]. */
export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')} lead={t('description')}>
      <Card display="grid" gap="3" maxWidth="80ch">
        <NoticeText heading="h2" />
      </Card>
    </Page>
  )
}
