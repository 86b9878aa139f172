import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messageOf } from '../../language/message.ts'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { WorkerIcon } from '../../ui/worker-icon.tsx'
import { DetailDialog } from './detail-dialog.tsx'
import { isUnread } from './filters.ts'
import { bellId, focusFirst, panelTitleId } from './focus-targets.ts'
import { inboxHost } from './inbox-host.ts'
import { text } from './messages.ts'
import { Panel } from './panel.tsx'
import { CountAnnouncement, UnreadBadge } from './unread-count.tsx'
import { useActions } from './use-actions.ts'
import { type Inbox, useInbox } from './use-inbox.ts'

/** Bell in the top bar, with its panel and the dialog of one notification [1 §2]. */
export function Bell() {
  const t = useText(text)
  const inbox = useInbox()
  const actions = useActions(inbox)
  const [open, setOpen] = useState(false)
  const [selection, setSelection] = useState<Notification>()
  const openerId = useRef<string>(undefined)
  useSaveFailureAlert(inbox, open)
  useEffect(
    () =>
      inboxHost.mount(async () => {
        openerId.current = document.activeElement?.id
        setOpen(true)
        focusFirst(panelTitleId)
        return true
      }),
    [],
  )

  const count = inbox.notifications?.filter(isUnread).length
  const isUnknown = inbox.error !== undefined && count === undefined
  // Current state; one that another tab dismissed stays open as selected.
  const detail =
    selection && (inbox.notifications?.find(({ id }) => id === selection.id) ?? selection)
  const close = () => {
    // The panel makes the page behind it inert: unmount it before moving focus.
    flushSync(() => setOpen(false))
    focusFirst(openerId.current, bellId)
  }

  return (
    <>
      <chakra.button
        id={bellId}
        type="button"
        aria-label={isUnknown ? t('bellUnknown') : t('bell', { count: count ?? 0 })}
        aria-expanded={open}
        onClick={() => {
          openerId.current = bellId
          if (open) close()
          else setOpen(true)
        }}
        position="relative"
        display="flex"
        alignItems="center"
        justifyContent="center"
        minHeight="48px"
        minWidth="48px"
        borderRadius="card"
        cursor="pointer"
        _hover={{ bg: 'accentSoft' }}
      >
        <WorkerIcon shape="bell" size={24} />
        <UnreadBadge count={count ?? 0} isUnknown={isUnknown} />
      </chakra.button>
      <CountAnnouncement count={count} />
      {open && (
        <Panel
          inbox={inbox}
          actions={actions}
          detailOpen={detail !== undefined}
          onOpen={setSelection}
          onClose={close}
        />
      )}
      {detail && (
        <DetailDialog
          key={detail.id}
          notification={detail}
          actions={actions}
          onClose={() => setSelection(undefined)}
        />
      )}
    </>
  )
}

/** The open panel shows a failed save itself; when closed, an alert does. */
function useSaveFailureAlert({ saveFailure, retry }: Inbox, open: boolean) {
  const alerts = useAlerts()
  const raise = useEffectEvent(() => {
    if (open) return
    alerts.raise('error', messageOf(text, 'saveFailed'), {
      error: saveFailure?.error,
      action: {
        label: messageOf(uiText, 'retry'),
        act() {
          alerts.clearError()
          retry()
        },
      },
    })
  })
  useEffect(() => {
    if (saveFailure) raise()
  }, [saveFailure])
}
