import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { call } from '../../../portal/call.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { useAudience } from '../../jobs/audience.ts'
import { ChangeEmail } from '../email/change-email.tsx'
import { useApplication } from '../model/application-context.ts'
import { draftEndpoints } from '../model/draft-endpoints.ts'
import { text } from './messages.ts'

const Dialog = lazyPart(async () => (await import('../../../ui/dialog.tsx')).Dialog)

interface DraftBannerProps {
  resumed: boolean
  onRestart: () => void
}

/** The applicant's e-mail address, a note on a resumed draft, and Start over. */
export function DraftBanner({ resumed, onRestart }: DraftBannerProps) {
  const t = useText(text)
  const { internal, worker } = useAudience()
  const {
    job: { id },
    application,
    autosave,
  } = useApplication()
  const [confirming, setConfirming] = useState(false)
  const discard = useAction(async () => {
    await call(draftEndpoints(worker).discard, { params: { id } })
    autosave.discard()
    onRestart()
  })

  return (
    <chakra.div display="grid" gap="half">
      {resumed && (
        <p>
          <strong>{t('resumed')}</strong> {t('restored')}
        </p>
      )}
      {internal && application.maskedRecord && <p>{t('handsOverTyped')}</p>}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        {application.email && (
          <>
            <chakra.span overflowWrap="anywhere">
              {t('applyingAs', { email: application.email })}
            </chakra.span>
            <ChangeEmail />
          </>
        )}
        <Button look="plain" marginInlineStart="-8px" onClick={() => setConfirming(true)}>
          {t('startOver')}
        </Button>
      </chakra.div>
      {confirming && (
        <Dialog
          title={t('startOverTitle')}
          description={t('startOverLead')}
          width="440px"
          onBack={() => setConfirming(false)}
        >
          <chakra.div display="grid" gap="2">
            {discard.error !== undefined && <Failure error={discard.error} onRetry={discard.run} />}
            <ButtonRow>
              <Button look="primary" onClick={() => setConfirming(false)}>
                {t('keep')}
              </Button>
              <Button aria-disabled={discard.busy} onClick={() => discard.run()}>
                {t('discard')}
              </Button>
            </ButtonRow>
          </chakra.div>
        </Dialog>
      )}
    </chakra.div>
  )
}
