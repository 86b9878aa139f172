import { chakra } from '@chakra-ui/react'
import { useText } from '../../../language/use-text.ts'
import { Page } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { LoadedProfile, loadProfile } from '../loaded-profile.tsx'
import { CertificationsForm } from './certifications-form.tsx'
import { text } from './messages.ts'

export { loadProfile as loader }

/** Certification History [3 §2]. */
export function Component() {
  const t = useText(text)
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LoadedProfile>
        {({ certifications }, retry) => (
          <chakra.div display="grid" gap="3">
            <LoadedPart name="certifications" part={certifications} retry={retry}>
              {(stored) => <CertificationsForm stored={stored} />}
            </LoadedPart>
            <TextLink to="/info/profile">{t('toProfile')}</TextLink>
          </chakra.div>
        )}
      </LoadedProfile>
    </Page>
  )
}
