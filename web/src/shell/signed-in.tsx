import { lazy, Suspense } from 'react'
import { useSession } from '../areas/session/use-session.ts'
import { StepUpHost } from './step-up-dialog.tsx'

const CaliforniaNotice = lazy(async () => ({
  default: (await import('./california-notice.tsx')).CaliforniaNotice,
}))

/** What stands around every page of who is signed in, and may come up over it. */
export function SignedIn() {
  const { gates } = useSession()
  return (
    <>
      <StepUpHost />
      {gates.includes('california-notice') && (
        <Suspense>
          <CaliforniaNotice />
        </Suspense>
      )}
    </>
  )
}
