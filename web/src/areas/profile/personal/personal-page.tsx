import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Page } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { LoadedProfile, loadProfile } from '../loaded-profile.tsx'
import { text } from './messages.ts'
import { PersonalForm } from './personal-form.tsx'

export { loadProfile as loader }

/** Personal Information page [3 §2]. */
export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LoadedProfile>
        {({ personal }, retry) => (
          <chakra.div display="grid" gap="3" maxWidth="720px">
            <LoadedPart name="personal" part={personal} retry={retry}>
              {(details) => <PersonalForm details={details} />}
            </LoadedPart>
            <TextLink to="/info/profile">{t('toProfile')}</TextLink>
          </chakra.div>
        )}
      </LoadedProfile>
    </Page>
  )
}
