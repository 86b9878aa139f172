import { chakra } from '@chakra-ui/react'
import { listSessions, signOutOtherSessions } from '@gatehouse/contracts/portal/session'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { useAction } from '../../ui/use-action.ts'
import { text } from './messages.ts'
import { SessionCard } from './session-card.tsx'

export const loader = pageLoader(() => load(listSessions, {}))

export function Component() {
  const t = useText(text)
  const read = useRead(listSessions, {})
  return (
    <Page title={t('title')} lead={t.rich('lead', { phone: () => <SupportPhone /> })}>
      <Loaded read={read} showRefreshError>
        {({ sessions }) => (
          <chakra.div display="grid" gap="3">
            <chakra.ul display="grid" gap="2" listStyleType="none">
              {sessions.map((session) => (
                <li key={session.since + session.lastUsed}>
                  <SessionCard session={session} />
                </li>
              ))}
            </chakra.ul>
            {sessions.length > 1 ? (
              <SignOutElsewhere onDone={() => void read.mutate()} />
            ) : (
              <chakra.p color="muted">{t('onlyHere')}</chakra.p>
            )}
          </chakra.div>
        )}
      </Loaded>
    </Page>
  )
}

function SignOutElsewhere({ onDone }: { onDone: () => void }) {
  const t = useText(text)
  const alerts = useAlerts()
  const { busy, error, run } = useAction(async () => {
    const { endedSessions } = await call(signOutOtherSessions, {})
    alerts.raise('success', t('ended', { count: endedSessions }))
    onDone()
  })

  return (
    <>
      {error !== undefined && <Failure error={error} onRetry={run} />}
      <div>
        <Button look="primary" aria-disabled={busy} onClick={() => run()}>
          {t('elsewhere')}
        </Button>
      </div>
    </>
  )
}
