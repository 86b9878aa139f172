import { useText } from '../../language/use-text.ts'
import { Page } from '../../ui/page.tsx'
import { LoadedProfile, loadProfile } from './loaded-profile.tsx'
import { text } from './messages.ts'
import { ProfileSections } from './profile-sections.tsx'

export { loadProfile as loader }

export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LoadedProfile>
        {(profile, retry) => <ProfileSections profile={profile} retry={retry} />}
      </LoadedProfile>
    </Page>
  )
}
