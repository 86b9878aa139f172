import { Link } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
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
      <Notice
        more={
          <>
            <p>{t.rich('meanwhile', { phone: () => <SupportPhone /> })}</p>
            <div>
              <Button asChild>
                <Link to="/">{tShell('goHome')}</Link>
              </Button>
            </div>
          </>
        }
      >
        <strong>{t('notOpen')}</strong>
      </Notice>
    </Page>
  )
}
