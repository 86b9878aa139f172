import { type DirectDeposit, readDirectDeposit } from '@gatehouse/contracts/portal/direct-deposit'
import type { ReactNode } from 'react'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { settings } from '../../portal/settings.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemBox } from '../../ui/problem-box.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { DepositsForm } from './deposits-form.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(readDirectDeposit, {}))

export function Component() {
  const t = useText(text)
  const read = useRead(readDirectDeposit, {})
  return (
    <Page title={t('title')} lead={read.data?.state !== 'not-configured' && t('lead')}>
      <Loaded read={read}>
        {(stored) => (
          <>
            <StateNotice state={stored.state} />
            {hasList(stored) && <DepositsForm stored={stored} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Without a setup an empty list would tell how the pay comes, which is not known. */
function hasList({ state, deposits }: DirectDeposit): boolean {
  return state !== 'unreadable' && (state !== 'not-configured' || deposits.length > 0)
}

function StateNotice({ state }: Pick<DirectDeposit, 'state'>) {
  const t = useText(text)
  const phone = () => <SupportPhone />
  const notices: Partial<Record<DirectDeposit['state'], () => ReactNode>> = {
    'submitted-today': () => <Notice>{t('submitted-today')}</Notice>,
    'not-configured': () => <Notice>{t.rich('not-configured', { phone })}</Notice>,
    'daily-pay': () => (
      <Notice>
        {t('daily-pay-only')}{' '}
        {settings.dailyPayUrl && (
          <NewTabLink href={settings.dailyPayUrl}>{t('dailyPaySite')}</NewTabLink>
        )}
      </Notice>
    ),
    unreadable: () => <ProblemBox message={t.rich('unreadable', { phone })} />,
  }
  return notices[state]?.() ?? null
}
