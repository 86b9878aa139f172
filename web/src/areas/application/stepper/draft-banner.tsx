import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useAudience } from '../../jobs/audience.ts'
import { DiscardDialog } from '../discard-draft/discard-dialog.tsx'
import { ChangeEmail } from '../email/change-email.tsx'
import { useApplication } from '../model/application-context.ts'
import { text } from './messages.ts'

interface DraftBannerProps {
  resumed: boolean
  onRestart: () => void
}

/** The applicant's e-mail address, a note on a resumed draft, and Start over. */
export function DraftBanner({ resumed, onRestart }: DraftBannerProps) {
  const t = useText(text)
  const { internal } = useAudience()
  const { job, application, autosave } = useApplication()
  const [confirming, setConfirming] = useState(false)

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
        <DiscardDialog
          jobId={job.id}
          autosave={autosave}
          question={{
            title: t('startOverTitle'),
            lead: t('startOverLead'),
            keep: t('keep'),
            discard: t('discard'),
          }}
          onKeep={() => setConfirming(false)}
          onDiscard={onRestart}
        />
      )}
    </chakra.div>
  )
}
