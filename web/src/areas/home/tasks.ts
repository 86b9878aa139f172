import type { WorkerApplication } from '@gatehouse/contracts/portal/applications'
import type { Home } from '@gatehouse/contracts/portal/home'
import { jobPath } from '@gatehouse/contracts/portal/job-search-url'
import type { WorkerIconShape } from '../../ui/worker-icon.tsx'

const maxTasks = 3

/** One line of the list; `to` is null for what the bell opens. */
export type Task = { icon: WorkerIconShape } & (
  | { kind: 'unsigned'; to: string; count: number; until: string | null }
  | { kind: 'certification'; to: string; name: string; expiresOn: string; isExpired: boolean }
  | { kind: 'deposit' | 'address'; to: string }
  | { kind: 'application'; to: string; title: string }
  | { kind: 'unread'; to: null; count: number }
)

interface Known {
  home: Home | undefined
  applications: readonly WorkerApplication[] | undefined
  unreadCount: number | undefined
}

/** The most pressing first, at most three. */
export function tasksOf({ home, applications = [], unreadCount = 0 }: Known): Task[] {
  const tasks: Task[] = []
  if (home?.unsigned.state === 'available' && home.unsigned.value.count > 0) {
    const { count, expiresOn } = home.unsigned.value
    tasks.push({ kind: 'unsigned', icon: 'pen', to: '/documents', count, until: expiresOn })
  }
  if (home?.lacksDeposit.state === 'available' && home.lacksDeposit.value)
    tasks.push({ kind: 'deposit', icon: 'bank', to: '/timesheets/direct-deposit' })
  if (home?.expiringCertifications.state === 'available')
    for (const certification of home.expiringCertifications.value)
      tasks.push({
        kind: 'certification',
        icon: 'star',
        to: '/info/certifications',
        ...certification,
      })
  if (home?.lacksAddress.state === 'available' && home.lacksAddress.value)
    tasks.push({ kind: 'address', icon: 'pin', to: '/info/personal' })
  const begun = applications.find(({ state }) => state === 'begun')
  if (begun) {
    const to = jobPath({ id: begun.jobId, brand: begun.brand }, { base: '/search' })
    tasks.push({ kind: 'application', icon: 'send', to, title: begun.title })
  }
  if (unreadCount > 0) tasks.push({ kind: 'unread', icon: 'news', to: null, count: unreadCount })
  return tasks.slice(0, maxTasks)
}
