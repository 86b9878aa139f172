import { chakra } from '@chakra-ui/react'
import { listSessions, signOutElsewhere } from '@gatehouse/contracts/portal/session'
import { useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { call } from '../../portal/call.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { SupportPhone } from '../../ui/support-phone.tsx'
import { text } from './messages.ts'
import { PlaceCard } from './place-card.tsx'

export const read = () => load(listSessions, {})

/** Where one is signed in, and a way to end it everywhere but here. */
export function DevicesPage() {
  const t = useText(text)
  const { data, error, mutate } = useRead(listSessions, {})
  return (
    <Page title={t('title')} lead={t.rich('lead', { phone: () => <SupportPhone /> })}>
      {error && <Failure fault={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <chakra.div display="grid" gap="3">
          <chakra.ul display="grid" gap="2" listStyleType="none">
            {data.places.map((place) => (
              <li key={place.since + place.lastUsed}>
                <PlaceCard place={place} />
              </li>
            ))}
          </chakra.ul>
          {data.places.length > 1 ? (
            <SignOutElsewhere onDone={() => void mutate()} />
          ) : (
            <chakra.p color="muted">{t('onlyHere')}</chakra.p>
          )}
        </chakra.div>
      )}
    </Page>
  )
}

function SignOutElsewhere({ onDone }: { onDone: () => void }) {
  const t = useText(text)
  const alerts = useAlerts()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  const signOut = async () => {
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      const { ended } = await call(signOutElsewhere, {})
      alerts.raise('success', t('ended', { count: ended }))
      onDone()
    } catch (fault) {
      if (!leaveIfSignedOut(fault)) setFault(fault)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {fault !== null && <Failure fault={fault} onRetry={() => void signOut()} />}
      <div>
        <Button look="primary" aria-disabled={busy} onClick={() => void signOut()}>
          {t('elsewhere')}
        </Button>
      </div>
    </>
  )
}
