import { chakra } from '@chakra-ui/react'
import { type Person, signOut } from '@gatehouse/contracts/portal/session'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { leave } from '../../../portal/signed-out.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { text } from './messages.ts'

interface ReplacedDialogProps {
  shown: Person
  signedIn: Person
  /** Takes the tab to the sign-in page, with what was typed. */
  onSignedOut: () => void
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()

/** This tab shows another person than the one who is signed in. */
export function ReplacedDialog({ shown, signedIn, onSignedOut }: ReplacedDialogProps) {
  const t = useText(text)
  const names = { name: nameOf(signedIn), shown: nameOf(shown) }
  const { busy, error, run } = useAction(async () => {
    await call(signOut, {})
    onSignedOut()
  })
  return (
    <Dialog title={t('title')} description={t('lead', names)} width="440px">
      <chakra.div display="grid" gap="2">
        {error !== undefined && <Failure error={error} onRetry={run} />}
        <chakra.div display="grid" gap="half">
          <Button look="primary" aria-disabled={busy} aria-busy={busy} onClick={() => run()}>
            {t('signIn', names)}
          </Button>
          <chakra.p color="muted" fontSize="sm">
            {t('signInKept', names)}
          </chakra.p>
        </chakra.div>
        <chakra.div display="grid" gap="half">
          <Button onClick={() => leave()}>{t('goOn', names)}</Button>
          <chakra.p color="muted" fontSize="sm">
            {t('goOnLost')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}
