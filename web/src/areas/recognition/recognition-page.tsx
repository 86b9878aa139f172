import { chakra } from '@chakra-ui/react'
import { readBadges } from '@gatehouse/contracts/portal/recognition'
import { useEffect } from 'react'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { useSession } from '../session/use-session.ts'
import { hideBadgeBanner } from './badge-banner-state.ts'
import { BadgeCard } from './badge-card.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(readBadges, {}))

/** Recognition screen [3 §2]; the gateway sorts newest first. */
export function Component() {
  const t = useText(text)
  const read = useRead(readBadges, {})
  const personKey = useSession().person?.key
  const isShown = read.data !== undefined
  useEffect(() => {
    if (isShown && personKey) hideBadgeBanner(personKey)
  }, [isShown, personKey])

  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded
        read={read}
        isEmpty={({ badges }) => badges.length === 0}
        empty={<Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
      >
        {({ badges }) => (
          <chakra.ul
            display="grid"
            gap="2"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            listStyleType="none"
          >
            {badges.map((badge, position) => (
              <li key={position}>
                <BadgeCard badge={badge} />
              </li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </Page>
  )
}
