import { chakra } from '@chakra-ui/react'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FactRows } from '../../ui/fact-rows.tsx'
import type { SessionGroup } from './group-sessions.ts'
import { text } from './messages.ts'

interface SessionCardProps {
  group: SessionGroup
  busy: boolean
  onSignOut: () => void
}

export function SessionCard({ group, busy, onSignOut }: SessionCardProps) {
  const t = useText(text)
  const dateTime = useDateTime()
  const nameOf = useDeviceName()
  const name = nameOf(group)
  const { ids, since, lastUsed, current } = group
  return (
    <Card display="grid" gap="1">
      <chakra.h2 fontWeight="700" display="flex" flexWrap="wrap" gap="1" alignItems="center">
        {name}
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
      {ids.length > 1 && <p>{t('signIns', { count: ids.length })}</p>}
      <chakra.div fontVariantNumeric="tabular-nums">
        <FactRows
          rows={[
            [t(ids.length > 1 ? 'firstSince' : 'since'), dateTime(since)],
            [t('lastUsed'), dateTime(lastUsed)],
          ]}
        />
      </chakra.div>
      {!current && (
        <div>
          <Button aria-disabled={busy} onClick={onSignOut}>
            <span>
              {t.rich('signOutHere', {
                name,
                spoken: (chunks) => <chakra.span srOnly>{chunks}</chakra.span>,
              })}
            </span>
          </Button>
        </div>
      )}
    </Card>
  )
}

export function useDeviceName() {
  const t = useText(text)
  return ({ browser, system }: Pick<SessionGroup, 'browser' | 'system'>) =>
    (browser && system ? t('place', { browser, system }) : browser || system) || t('unknown')
}
