import { readProfile } from '@gatehouse/contracts/portal/profile'
import { useText } from '../../language/use-text.ts'
import { pageLoader } from '../../portal/page-loader.ts'
import { load, useRead } from '../../portal/use-read.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { text } from './messages.ts'
import { ProfileSections } from './profile-sections.tsx'

export const loader = pageLoader(() => load(readProfile, {}))

export function Component() {
  const t = useText(text)
  const read = useRead(readProfile, {})
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded read={read}>
        {(profile) => <ProfileSections profile={profile} retry={read.mutate} />}
      </Loaded>
    </Page>
  )
}
