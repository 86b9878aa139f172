import { readEmailHistory } from '@gatehouse/contracts/portal/email-history'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { EmailTable } from './email-table.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(readEmailHistory, {}))
export { ignoreQuery as shouldRevalidate } from '../../portal/page-loader.ts'

/** Email History screen [3 §2]. */
export function Component() {
  const t = useText(text)
  const read = useRead(readEmailHistory, {})
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded
        read={read}
        isEmpty={({ emails }) => emails.length === 0}
        empty={<Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
      >
        {({ emails }) => (
          <>
            {emails.some(({ delivery }) => delivery === 'failed') && (
              <Notice more={<TextLink to="/account">{t('account')}</TextLink>}>
                {t.rich('someFailed', { phone: () => <SupportPhone /> })}
              </Notice>
            )}
            <EmailTable emails={emails} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
