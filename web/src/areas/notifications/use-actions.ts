import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { flushSync } from 'react-dom'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { bellId, focusFirst, openButtonId, panelTitleId } from './focus-targets.ts'
import { text } from './messages.ts'
import type { Inbox } from './use-inbox.ts'

export type Actions = ReturnType<typeof useActions>

/** Longer than the list of alerts takes to move when the detail closes. */
const alertDelayMs = 100

const withStatus = (status: Notification['status']) => (one: Notification) => ({ ...one, status })

/** Actions on notifications; those that hide one offer undo. */
export function useActions({ change }: Inbox) {
  const t = useText(text)
  const alerts = useAlerts()

  const offerUndo = (message: string, previous: readonly Notification[]) => {
    const undo = () => {
      // The focused Undo button unmounts: restore focus after the cards are rendered.
      flushSync(() => void change(previous))
      focusFirst(...previous.map(openButtonId), panelTitleId, bellId)
    }
    alerts.raise('info', message, { action: { label: t('undo'), act: undo } })
  }
  /** Announced once saved: many notifications take several requests, which a reload would stop. */
  const changeAll = async (
    all: readonly Notification[],
    status: Notification['status'],
    alertText: 'allDismissedAlert' | 'allBroughtBackAlert',
  ) => {
    const saved = new Set((await change(all.map(withStatus(status)))).map(({ id }) => id))
    const previous = all.filter(({ id }) => saved.has(id))
    if (previous.length > 0) offerUndo(t(alertText, { count: previous.length }), previous)
  }
  const titleOf = ({ title }: Notification) => title || t('untitled')

  return {
    titleOf,
    /** Marking as viewed is best-effort; ignore failures. */
    view: (one: Notification) => change([withStatus('viewed')(one)], { silent: true }),
    markUnread: (one: Notification) => change([withStatus('unread')(one)]),
    bringBack: (one: Notification) => change([withStatus('viewed')(one)]),
    dismiss(one: Notification) {
      void change([withStatus('read')(one)])
      offerUndo(t('dismissedAlert', { title: titleOf(one) }), [one])
    },
    dismissAll: (all: readonly Notification[]) => changeAll(all, 'read', 'allDismissedAlert'),
    bringAllBack: (all: readonly Notification[]) => changeAll(all, 'viewed', 'allBroughtBackAlert'),
    archive(one: Notification) {
      void change([withStatus('archived')(one)])
      // A live region that moves with its text is mostly not announced.
      setTimeout(() => offerUndo(t('archivedAlert', { title: titleOf(one) }), [one]), alertDelayMs)
    },
  }
}
