import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { text } from './messages.ts'
import { NoticeText } from './notice-text.tsx'

interface NoticeDialogProps {
  onAccept: () => void
  onDecline: () => void
  busy?: boolean
  error?: unknown
}

/** Privacy notice to California employees and applicants; only its two buttons close it [1 §2]. */
export function NoticeDialog({ onAccept, onDecline, busy, error }: NoticeDialogProps) {
  const t = useText(text)
  return (
    <Dialog title={t('title')} description={t('description')} width="720px">
      <chakra.div display="grid" gap="3">
        <chakra.section
          aria-label={t('title')}
          tabIndex={0}
          maxHeight="min(42vh, 480px)"
          overflow="auto"
          border="1px solid"
          borderColor="line"
          borderRadius="card"
          padding="2"
          display="grid"
          gap="2"
        >
          <NoticeText heading="h3" />
        </chakra.section>
        {error !== undefined && <Failure error={error} onRetry={onAccept} inForm />}
        <ButtonRow>
          <Button look="primary" aria-disabled={busy} onClick={onAccept}>
            {t('accept')}
          </Button>
          <Button onClick={onDecline}>{t('decline')}</Button>
        </ButtonRow>
      </chakra.div>
    </Dialog>
  )
}
