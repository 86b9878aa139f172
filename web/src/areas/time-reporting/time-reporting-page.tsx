import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { settings } from '../../portal/settings.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ContentBlock } from '../content/content-block.tsx'
import { useSession } from '../session/use-session.ts'
import { EtimeTab } from './etime-tab.tsx'
import { text } from './messages.ts'
import { WaiverTab } from './waiver-tab.tsx'

/** Time Reporting [3 §2]; each address starts at its own tab. */
export function Component() {
  const { pathname } = useLocation()
  return <TimeReporting key={pathname} startsAtForms={pathname.endsWith('/forms')} />
}

/** The tabs depend on the user. A payroll page is read only where it is shown. */
function TimeReporting({ startsAtForms }: { startsAtForms: boolean }) {
  const t = useText(text)
  const { hasTimeReporting = false, isCalifornia = false } = useSession().person?.attributes ?? {}
  const first = hasTimeReporting && !startsAtForms ? 'etime' : 'forms'
  const [chosen, choose] = useState<'etime' | 'forms' | 'waiver'>(first)
  const tabs = [
    ...(hasTimeReporting
      ? [
          {
            key: 'etime' as const,
            title: t('etime', { product: settings.product }),
            content: chosen === 'etime' && <EtimeTab />,
          },
        ]
      : []),
    { key: 'forms' as const, title: t('forms'), content: <ContentBlock code="forms" onMount /> },
    ...(isCalifornia
      ? [{ key: 'waiver' as const, title: t('waiver'), content: <WaiverTab /> }]
      : []),
  ]
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Tabs label={t('title')} chosen={chosen} onChoose={choose} tabs={tabs} />
    </Page>
  )
}
