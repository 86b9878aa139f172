import type { Notification } from '@gatehouse/contracts/portal/notifications'
import { flushSync } from 'react-dom'
import { useText } from '../../language/use-text.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { text } from './messages.ts'
import { bellId, firstOf, openerId, panelTitleId } from './places.ts'
import type { Inbox } from './use-inbox.ts'

export type Actions = ReturnType<typeof useActions>

const as = (status: Notification['status']) => (one: Notification) => ({ ...one, status })

/** What people do to notifications; what takes one out of sight can be undone for five seconds. */
export function useActions({ change }: Inbox) {
  const t = useText(text)
  const alerts = useAlerts()

  const undoable = (message: string, before: readonly Notification[]) => {
    const undo = () => {
      // The focus was on the button that has just gone.
      flushSync(() => change(before))
      firstOf(...before.map(openerId), panelTitleId, bellId)?.focus()
    }
    alerts.raise('info', message, undefined, { label: t('undo'), act: undo })
  }
  const titleOf = ({ title }: Notification) => title || t('untitled')

  return {
    titleOf,
    /** Opening it is no wish to change anything: that it fails needs no telling. */
    view: (one: Notification) => change([as('viewed')(one)], { quietly: true }),
    markUnread: (one: Notification) => change([as('unread')(one)]),
    dismiss(one: Notification) {
      change([as('read')(one)])
      undoable(t('closed', { title: titleOf(one) }), [one])
    },
    dismissAll(all: readonly Notification[]) {
      change(all.map(as('read')))
      undoable(t('allClosed', { count: all.length }), all)
    },
    archive(one: Notification) {
      change([as('archived')(one)])
      undoable(t('nowArchived', { title: titleOf(one) }), [one])
    },
  }
}
