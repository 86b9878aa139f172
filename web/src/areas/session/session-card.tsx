import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '@gatehouse/contracts/endpoint'
import type { listSessions } from '@gatehouse/contracts/portal/session'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { text } from './messages.ts'

type SessionEntry = ReplyOf<typeof listSessions>['sessions'][number]

export function SessionCard({ session }: { session: SessionEntry }) {
  const t = useText(text)
  const dateTime = useDateTime()
  const { browser, system, since, lastUsed, current } = session
  const name = browser && system ? t('place', { browser, system }) : browser || system
  return (
    <Card display="grid" gap="1">
      <chakra.h2 fontWeight="700" display="flex" flexWrap="wrap" gap="1" alignItems="center">
        {name || t('unknown')}
        {current && (
          <chakra.span
            bg="accentSoft"
            color="accent"
            fontSize="sm"
            paddingInline="1"
            borderRadius="card"
          >
            {t('current')}
          </chakra.span>
        )}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'auto 1fr' }}
        columnGap="3"
        fontVariantNumeric="tabular-nums"
      >
        <chakra.dt color="muted">{t('since')}</chakra.dt>
        <dd>{dateTime(since)}</dd>
        <chakra.dt color="muted">{t('lastUsed')}</chakra.dt>
        <dd>{dateTime(lastUsed)}</dd>
      </chakra.dl>
    </Card>
  )
}
