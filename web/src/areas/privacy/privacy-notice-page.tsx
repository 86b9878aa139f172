import { useText } from '../../language/use-text.ts'
import { text } from '../../shell/california/messages.ts'
import { NoticeText } from '../../shell/california/notice-text.tsx'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'

/** The notice to California employees and applicants, to be read again [1 §2]. */
export function PrivacyNoticePage() {
  const t = useText(text)
  return (
    <Page title={t('title')} lead={t('description')}>
      <Card display="grid" gap="3" maxWidth="80ch">
        <NoticeText heading="h2" />
      </Card>
    </Page>
  )
}
