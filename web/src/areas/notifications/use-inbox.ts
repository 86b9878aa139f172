import {
  listClosedNotifications,
  listNotifications,
  type Notification,
} from '@gatehouse/contracts/portal/notifications'
import { useEffect, useMemo, useRef, useState } from 'react'
import { confirmLeave } from '../../portal/confirm-leave.ts'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { peek, revalidate, setCached } from '../../portal/use-read.ts'
import { applyChanges } from './apply-changes.ts'
import { type SaveResult, saveStatuses } from './save-statuses.ts'
import { notificationChannel } from './tab-sync.ts'
import { useNotifications } from './use-notifications.ts'

interface ChangeOptions {
  /** A failed save is not reported, and leaving the page meanwhile is not confirmed. */
  silent?: boolean
}

export interface Inbox {
  notifications: readonly Notification[] | undefined
  error: Error | undefined
  saveFailure: SaveResult | undefined
  /**
   * Optimistic update to the given notifications; rolled back if the save fails. Resolves to those that
   * were saved, after the changes before them.
   */
  change(
    changes: readonly Notification[],
    options?: ChangeOptions,
  ): Promise<readonly Notification[]>
  retry(): void
}

const revalidateList = () => revalidate(listNotifications, {})

/** Notifications of the signed-in user, in sync with other tabs. */
export function useInbox(): Inbox {
  const { data, error } = useNotifications()
  const [pendingChanges, setPendingChanges] = useState<readonly Notification[]>([])
  const [saveFailure, setSaveFailure] = useState<SaveResult>()
  const saveQueue = useRef<Promise<unknown>>(Promise.resolve())
  const lastChanges = useRef(new Map<string, Notification>())
  useEffect(() => notificationChannel.subscribe(() => void revalidateList()), [])

  const notifications = useMemo(
    () => data && applyChanges(data.notifications, pendingChanges),
    [data, pendingChanges],
  )

  const save = async (changes: readonly Notification[], silent: boolean) => {
    const { failed, error: saveError } = await saveStatuses(changes)
    const saved = changes.filter((one) => !failed.includes(one))
    const current = peek(listNotifications, {})
    if (current)
      await setCached(
        listNotifications,
        {},
        { notifications: [...applyChanges(current.notifications, saved)] },
      )
    setPendingChanges((pending) => pending.filter((one) => !changes.includes(one)))
    if (saved.length > 0) notificationChannel.post('changed')
    // The list of the closed ones has left out optimistically what is brought back.
    void revalidate(listClosedNotifications, {})
    if (failed.length === 0 || leaveIfSignedOut(saveError)) return saved
    // A change that was undone meanwhile must not be retried.
    const reported = failed.filter((one) => lastChanges.current.get(one.id) === one)
    if (!silent && reported.length > 0) setSaveFailure({ failed: reported, error: saveError })
    // Outcome unknown: reload the list.
    void revalidateList().catch(() => undefined)
    return saved
  }

  const change = (changes: readonly Notification[], { silent = false }: ChangeOptions = {}) => {
    setSaveFailure(undefined)
    setPendingChanges((pending) => [...pending, ...changes])
    for (const one of changes) lastChanges.current.set(one.id, one)
    const stopConfirming = silent ? undefined : confirmLeave()
    // Serialized, so that the last change wins.
    const saved = saveQueue.current.then(() => save(changes, silent)).finally(stopConfirming)
    saveQueue.current = saved
    return saved
  }

  return {
    notifications,
    error,
    saveFailure,
    change,
    retry() {
      if (saveFailure) void change(saveFailure.failed)
      else void revalidateList()
    },
  }
}
