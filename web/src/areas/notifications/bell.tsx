import { chakra } from '@chakra-ui/react'
import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { text as uiText } from '../../ui/messages.ts'
import { DetailDialog } from './detail-dialog.tsx'
import { isUnread } from './filters.ts'
import { text } from './messages.ts'
import { Panel } from './panel.tsx'
import { bellId } from './places.ts'
import { Badge, CountAnnouncement } from './unread-count.tsx'
import { useActions } from './use-actions.ts'
import { type Inbox, useInbox } from './use-inbox.ts'

/** The bell in the top bar, the panel it opens, and the notification one reads [1 §2]. */
export function Bell() {
  const t = useText(text)
  const inbox = useInbox()
  const actions = useActions(inbox)
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState<Notification>()
  const bell = useRef<HTMLButtonElement>(null)
  useUnsavedAlert(inbox, open)

  const count = inbox.notifications?.filter(isUnread).length
  // As it is by now; one that another tab has dismissed can still be read to its end.
  const reading = opened && (inbox.notifications?.find(({ id }) => id === opened.id) ?? opened)
  const close = () => {
    // What the panel covers takes no focus until it has gone.
    flushSync(() => setOpen(false))
    bell.current?.focus()
  }

  return (
    <>
      <chakra.button
        ref={bell}
        id={bellId}
        type="button"
        aria-label={t('bell', { count: count ?? 0 })}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
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
        <Icon shape="bell" size={24} />
        <Badge count={count ?? 0} />
      </chakra.button>
      <CountAnnouncement count={count} />
      {open && (
        <Panel
          inbox={inbox}
          actions={actions}
          isReading={reading !== undefined}
          onRead={setOpened}
          onClose={close}
        />
      )}
      {reading && (
        <DetailDialog
          key={reading.id}
          notification={reading}
          actions={actions}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** What could not be saved is told in the panel; when it has been closed, where it is seen. */
function useUnsavedAlert({ unsaved, retry }: Inbox, open: boolean) {
  const t = useText(text)
  const tUi = useText(uiText)
  const alerts = useAlerts()
  const raise = useEffectEvent(() => {
    if (open) return
    alerts.raise('error', t('notSaved'), undefined, { label: tUi('retry'), act: retry })
  })
  useEffect(() => {
    if (unsaved) raise()
  }, [unsaved])
}
