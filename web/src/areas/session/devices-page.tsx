import { chakra } from '@chakra-ui/react'
import {
  listSessions,
  signOutOtherSessions,
  signOutSessions,
} from '@gatehouse/contracts/portal/active-sessions'
import { useRef } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, revalidate, useRead } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { useAction } from '../../ui/use-action.ts'
import { groupSessions, type SessionGroup } from './group-sessions.ts'
import { text } from './messages.ts'
import { SessionCard, useDeviceName } from './session-card.tsx'

export const loader = pageLoader(() => load(listSessions, {}))

export function Component() {
  const t = useText(text)
  const nameOf = useDeviceName()
  const alerts = useAlerts()
  const read = useRead(listSessions, {})
  const list = useRef<HTMLUListElement>(null)
  const lastGroup = useRef<SessionGroup>(undefined)

  /** Ends the sessions of a group, or all but this one. */
  const { busy, error, run } = useAction(async (group?: SessionGroup) => {
    lastGroup.current = group
    const { endedSessions } = group
      ? await call(signOutSessions, { body: { ids: [...group.ids] } })
      : await call(signOutOtherSessions, {})
    const done = group
      ? t('endedHere', { name: nameOf(group) })
      : t('ended', { count: endedSessions })
    alerts.raise('success', done)
    await revalidate(listSessions, {})
    // The button is gone.
    list.current?.focus()
  })

  return (
    <Page title={t('title')} lead={t.rich('lead', { phone: () => <SupportPhone /> })}>
      <Loaded read={read}>
        {({ sessions }) => (
          <chakra.div display="grid" gap="3">
            {error !== undefined && (
              <Failure error={error} onRetry={() => run(lastGroup.current)} />
            )}
            {sessions.length > 1 ? (
              <div>
                <Button look="primary" aria-disabled={busy} onClick={() => run()}>
                  {t('elsewhere')}
                </Button>
              </div>
            ) : (
              <chakra.p color="muted">{t('onlyHere')}</chakra.p>
            )}
            <chakra.ul
              ref={list}
              tabIndex={-1}
              aria-label={t('title')}
              outline="none"
              display="grid"
              gap="2"
              listStyleType="none"
            >
              {groupSessions(sessions).map((group) => (
                <li key={group.ids.join()}>
                  <SessionCard group={group} busy={busy} onSignOut={() => run(group)} />
                </li>
              ))}
            </chakra.ul>
          </chakra.div>
        )}
      </Loaded>
    </Page>
  )
}
