import type { Person } from '@gatehouse/contracts/portal/session'
import { settings } from '../../portal/settings.ts'
import type { WorkerIconShape } from '../../ui/worker-icon.tsx'
import { dashboard, type Entry, entries, type Group } from './entries.ts'

/** Of the rows at the top level; entries in groups have none. */
export const icons: Partial<Record<Entry['label'], WorkerIconShape>> = {
  dashboard: 'home',
  childSupport: 'notice',
  timeAndPayment: 'money',
  announcements: 'news',
  findJobs: 'search',
  applications: 'send',
  myInfo: 'person',
  myResources: 'folder',
  recognition: 'star',
  account: 'gear',
  social: 'people',
}

type Item = Entry | { group: Group; entries: Entry[] }

export function menuItemsOf(person: Person): Item[] {
  if (settings.menu === 'dashboard') return [dashboard]
  const items: Item[] = []
  for (const entry of entries.filter(({ when }) => when(person))) {
    const last = items.at(-1)
    if (!entry.group) items.push(entry)
    else if (last && 'entries' in last && last.group === entry.group) last.entries.push(entry)
    else items.push({ group: entry.group, entries: [entry] })
  }
  return items
}
