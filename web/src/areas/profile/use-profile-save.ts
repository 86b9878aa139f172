import { type Profile, readProfile } from '@gatehouse/contracts/portal/profile'
import { hasCode } from '../../portal/portal-error.ts'
import { reload } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAction } from '../../ui/use-action.ts'

const alertMs = 10_000

/** The profile as it is now; undefined if it could not be read. */
export function readProfileAgain(): Promise<Profile | undefined> {
  return reload(readProfile, {}).catch(() => undefined)
}

/** Runs `save` with an alert on success. The profile is read again, also if the outcome is unknown. */
export function useProfileSave(save: () => Promise<void>, message: string) {
  const alerts = useAlerts()
  return useAction(
    async () => {
      await save()
      alerts.raise('success', message, { milliseconds: alertMs })
      await readProfileAgain()
    },
    (error) => {
      if (hasCode(error, 'outcome-unknown')) void readProfileAgain()
      return false
    },
  )
}
