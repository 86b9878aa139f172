import { chakra } from '@chakra-ui/react'
import { type Notification, readNotification } from '@gatehouse/contracts/portal/notifications'
import { useEffect, useRef } from 'react'
import { useDateTime } from '../../language/use-date-time.ts'
import { useText } from '../../language/use-text.ts'
import { useRead } from '../../portal/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { HtmlBlock } from '../../ui/html-block.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { AttachmentButton } from './attachment-button.tsx'
import { isUnread } from './filters.ts'
import { bellId, findFirst, openButtonId, panelTitleId } from './focus-targets.ts'
import { text } from './messages.ts'
import type { Actions } from './use-actions.ts'

interface DetailDialogProps {
  notification: Notification
  actions: Actions
  onClose: () => void
}

/** Marks the notification as viewed once its text is displayed [1 §2]. */
export function DetailDialog({ notification, actions, onClose }: DetailDialogProps) {
  const t = useText(text)
  const dateTime = useDateTime()
  const { id, originated, status, attachment } = notification
  const read = useRead(readNotification, { params: { id } })
  const { data } = read

  const viewReported = useRef(false)
  useEffect(() => {
    if (!data || viewReported.current) return
    viewReported.current = true
    // Archived and viewed ones keep their status.
    if (isUnread(notification)) actions.view(notification)
  }, [data, notification, actions])

  const archive = () => {
    actions.archive(notification)
    onClose()
  }

  return (
    <Dialog
      title={actions.titleOf(notification)}
      titleLanguage={notification.title ? notification.language : undefined}
      description={originated ? dateTime(originated) : ''}
      width="500px"
      onClose={onClose}
      returnTo={() => findFirst(openButtonId(notification), panelTitleId, bellId)}
    >
      <chakra.div display="grid" gap="3">
        <Loaded read={read} isEmpty={({ body }) => !body} empty={<p>{t('noText')}</p>}>
          {({ body, language }) => <HtmlBlock html={body} language={language} />}
        </Loaded>
        {attachment !== null && <AttachmentButton id={id} name={attachment || t('file')} />}
        <ButtonRow>
          <Button look="primary" onClick={onClose}>
            {t('closeDialog')}
          </Button>
          {status !== 'archived' && <Button onClick={archive}>{t('archive')}</Button>}
        </ButtonRow>
      </chakra.div>
    </Dialog>
  )
}
