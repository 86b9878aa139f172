import { chakra } from '@chakra-ui/react'
import { readBadges } from '@gatehouse/contracts/portal/recognition'
import { useEffect } from 'react'
import { useText } from '../../language/use-text.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { useSession } from '../session/use-session.ts'
import { BadgeCard } from './badge-card.tsx'
import { text } from './messages.ts'
import { noteSeen } from './seen.ts'

export const read = () => load(readBadges, {})

/** Badges that one was given, the newest first [3 §2 Recognition screen]. */
export function RecognitionPage() {
  const t = useText(text)
  const { data, error, mutate } = useRead(readBadges, {})
  const personKey = useSession().person?.key
  const isShown = data !== undefined
  useEffect(() => {
    if (isShown && personKey) noteSeen(personKey)
  }, [isShown, personKey])

  return (
    <Page title={t('title')} lead={t('lead')}>
      {error && <Failure fault={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {data?.badges.length === 0 && <Empty title={t('emptyTitle')}>{t('empty')}</Empty>}
      {data && data.badges.length > 0 && (
        <chakra.ul
          display="grid"
          gap="2"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
          listStyleType="none"
        >
          {data.badges.map((badge, position) => (
            <li key={position}>
              <BadgeCard badge={badge} />
            </li>
          ))}
        </chakra.ul>
      )}
    </Page>
  )
}
