import { chakra } from '@chakra-ui/react'
import { requestOwnResetLink } from '@gatehouse/contracts/portal/account'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { hasCode } from '../../../portal/portal-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ProblemBox } from '../../../ui/problem-box.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { text } from './messages.ts'

/** Mails a reset link to a signed-in user. */
export function ForgottenPassword() {
  const t = useText(text)
  const [sentTo, setSentTo] = useState<string | null>()
  const { busy, error, run } = useAction(async () => {
    setSentTo(undefined)
    setSentTo((await call(requestOwnResetLink, {})).sentTo)
  })
  const isUnknown = hasCode(error, 'outcome-unknown')
  return (
    <chakra.section display="grid" gap="1" justifyItems="start">
      <chakra.h2 fontWeight="600">{t('forgotTitle')}</chakra.h2>
      <chakra.p color="muted">{t('forgotLead')}</chakra.p>
      <Button aria-disabled={busy} aria-busy={busy} onClick={() => run()}>
        {t('sendLink')}
      </Button>
      <p role="status">
        {sentTo !== undefined &&
          (sentTo ? t('linkSent', { address: sentTo }) : t('linkSentToFile'))}
      </p>
      {isUnknown && <ProblemBox message={t('linkUnknown')} error={error} />}
      {error !== undefined && !isUnknown && <Failure error={error} onRetry={() => run()} />}
    </chakra.section>
  )
}
