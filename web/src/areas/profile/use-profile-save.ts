import { readProfile } from '@gatehouse/contracts/portal/profile'
import { PortalError } from '../../portal/portal-error.ts'
import { revalidate } from '../../portal/use-read.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { useAction } from '../../ui/use-action.ts'

const alertMs = 10_000

/** Reads the profile again; a failure leaves what is shown. */
export const readProfileAgain = () => revalidate(readProfile, {}).catch(() => undefined)

/** Runs a save, says so and reads the profile again: also if the outcome is unknown. */
export function useProfileSave(save: () => Promise<void>, message: string) {
  const alerts = useAlerts()
  return useAction(
    async () => {
      await save()
      alerts.raise('success', message, alertMs)
      await readProfileAgain()
    },
    (error) => {
      if (error instanceof PortalError && error.is('outcome-unknown')) void readProfileAgain()
      return false
    },
  )
}
