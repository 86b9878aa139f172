import { chakra } from '@chakra-ui/react'
import {
  readEmail,
  readPreference,
  readSecurityQuestion,
} from '@gatehouse/contracts/portal/account'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../language/use-text.ts'
import { pageLoader, settleParts } from '../../portal/page-loader.ts'
import { load } from '../../portal/use-read.ts'
import { Card } from '../../ui/card.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useSession } from '../session/use-session.ts'
import { EmailCard } from './email/email-card.tsx'
import { text } from './messages.ts'
import { PasswordTab } from './password/password-tab.tsx'
import { PreferenceTab } from './preference/preference-tab.tsx'
import { SecurityQuestionTab } from './security-question/security-question-tab.tsx'

export { ignoreQuery as shouldRevalidate } from '../../portal/page-loader.ts'

export const loader = pageLoader(() =>
  settleParts([load(readPreference, {}), load(readSecurityQuestion, {}), load(readEmail, {})]),
)

const tabs = ['question', 'preference', 'password'] as const

/** My Account [1 §2]; without a tab in its address it starts at the preference if that gate is open. */
export function Component() {
  const t = useText(text)
  const { gates } = useSession()
  const [query, setQuery] = useSearchParams()
  const first = gates.includes('preference') ? 'preference' : 'question'
  const [chosen, setChosen] = useState(tabs.find((tab) => tab === query.get('tab')) ?? first)
  const choose = (tab: typeof chosen) => {
    setChosen(tab)
    // For a reload, and to be linked.
    const changed = new URLSearchParams(query)
    changed.set('tab', tab)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      <chakra.div display="grid" gap="6">
        <Tabs
          label={t('title')}
          chosen={chosen}
          onChoose={choose}
          tabs={[
            {
              key: 'question',
              title: t('securityQuestion'),
              content: <SecurityQuestionTab />,
            },
            { key: 'preference', title: t('preference'), content: <PreferenceTab /> },
            { key: 'password', title: t('password'), content: <PasswordTab /> },
          ]}
        />
        <chakra.div display="grid" gap="3" maxWidth="640px">
          <EmailCard />
          <LinkCard to="/email-history" title={t('emailHistory')} lead={t('emailHistoryLead')} />
          <LinkCard to="/documents" title={t('documents')} lead={t('documentsLead')} />
          <LinkCard to="/account/devices" title={t('devices')} lead={t('devicesLead')} />
        </chakra.div>
      </chakra.div>
    </Page>
  )
}

interface LinkCardProps {
  to: string
  title: string
  lead: string
}

function LinkCard({ to, title, lead }: LinkCardProps) {
  return (
    <Card display="grid" gap="half">
      <chakra.h2 fontWeight="600">
        <TextLink to={to}>{title}</TextLink>
      </chakra.h2>
      <chakra.p color="muted">{lead}</chakra.p>
    </Card>
  )
}
