import { lazy, Suspense } from 'react'
import { CompanySync } from '../areas/companies/company-sync.tsx'
import { SessionLifecycle } from '../areas/session/session-lifecycle.tsx'
import { useSession } from '../areas/session/use-session.ts'
import { StepUpHost } from '../areas/step-up/step-up-host.tsx'
import { DiscardGuard } from './discard/discard-guard.tsx'

const CaliforniaNotice = lazy(async () => ({
  default: (await import('../areas/california/california-notice.tsx')).CaliforniaNotice,
}))

/** Session watchers and dialogs of a signed-in user; stays mounted after the session has ended. */
export function SignedIn() {
  const { person, gates } = useSession()
  return (
    <>
      <SessionLifecycle />
      {person && <StepUpHost />}
      {person && <CompanySync />}
      {person && <DiscardGuard />}
      {gates.includes('california-notice') && (
        <Suspense>
          <CaliforniaNotice />
        </Suspense>
      )}
    </>
  )
}
