import { listNotifications, type Notification } from '@gatehouse/contracts/portal/notifications'
import { useEffect, useMemo, useRef, useState } from 'react'
import { leaveIfSignedOut } from '../../portal/signed-out.ts'
import { renew, useRead } from '../../portal/use-read.ts'
import { followOtherTabs, tellOtherTabs } from './other-tabs.ts'
import { saveStatuses, type Unsaved } from './save-statuses.ts'
import { withChanges } from './with-changes.ts'

/** As long as the gateway holds an answer: before that, asking again tells nothing new. */
const atMostEveryMs = 30_000

interface Manner {
  /** Nobody needs to hear that it could not be saved. */
  quietly?: boolean
}

export interface Inbox {
  /** Undefined until they have been read. */
  notifications: readonly Notification[] | undefined
  error: Error | undefined
  /** What could not be saved last; undefined when all is well. */
  unsaved: Unsaved | undefined
  /** Has notifications be as they are given: at once on screen, taken back if it cannot be saved. */
  change(wanted: readonly Notification[], how?: Manner): void
  retry(): void
}

const renewList = () => renew(listNotifications, {})

/** The notifications of who is signed in, as they are here and in the other tabs. */
export function useInbox(): Inbox {
  const { data, error, mutate } = useRead(listNotifications, {}, { atMostEveryMs })
  const [wishes, setWishes] = useState<readonly Notification[]>([])
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const saving = useRef(Promise.resolve())
  useEffect(() => followOtherTabs(() => void renewList()), [])

  const notifications = useMemo(
    () => data && withChanges(data.notifications, wishes),
    [data, wishes],
  )

  const save = async (wanted: readonly Notification[], quietly: boolean) => {
    const { failed, fault } = await saveStatuses(wanted)
    const saved = wanted.filter((one) => !failed.includes(one))
    await mutate((now) => now && { notifications: [...withChanges(now.notifications, saved)] }, {
      revalidate: false,
    })
    setWishes((before) => before.filter((one) => !wanted.includes(one)))
    if (saved.length > 0) tellOtherTabs()
    if (failed.length === 0 || leaveIfSignedOut(fault)) return
    if (!quietly) setUnsaved({ failed, fault })
    // How far it came is not known: what is true is read.
    void renewList().catch(() => undefined)
  }

  const change = (wanted: readonly Notification[], { quietly = false }: Manner = {}) => {
    setUnsaved(undefined)
    setWishes((before) => [...before, ...wanted])
    // One after the other: what was wished last is what stays.
    saving.current = saving.current.then(() => save(wanted, quietly))
  }

  return {
    notifications,
    error,
    unsaved,
    change,
    retry() {
      if (unsaved) change(unsaved.failed)
      else void renewList()
    },
  }
}
