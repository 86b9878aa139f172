import { useText } from '../../language/use-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { text } from './messages.ts'

/** Explains to users without a payroll id why Time & Payment is not available [3 §1]. */
export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')}>
      <Notice
        more={
          <>
            <p>{t('checkBack')}</p>
            <p>{t.rich('alreadyWorking', { phone: () => <SupportPhone /> })}</p>
          </>
        }
      >
        {t('notAvailable')}
      </Notice>
    </Page>
  )
}
