import { useText } from '../../../language/use-text.ts'
import { EntryList } from './entry-list.tsx'
import { text } from './messages.ts'

const kept = [
  { name: 'gatehouse.language', purpose: 'storedLanguage' },
  { name: 'gatehouse.privacy', purpose: 'storedChoice' },
  { name: 'gatehouse.application', purpose: 'storedApplication' },
  { name: 'PostalCode', purpose: 'storedPostalCode' },
] as const

const keptInTab = [
  { name: 'react-router-scroll-positions', purpose: 'storedScroll' },
  { name: 'gatehouse.visit', purpose: 'storedVisit' },
  { name: 'gatehouse.job-notice', purpose: 'storedJobNotice' },
  { name: 'tab.mobile-app', purpose: 'storedMobileApp' },
  { name: 'VisitorLocation', purpose: 'storedLocation' },
] as const

export function StoredList() {
  const t = useText(text)
  const toEntries = (list: typeof kept | typeof keptInTab, life: string) =>
    list.map(({ name, purpose }) => ({ name, purpose: t(purpose), life }))
  return (
    <EntryList
      entries={[...toEntries(kept, t('storedLife')), ...toEntries(keptInTab, t('storedInTabLife'))]}
    />
  )
}
