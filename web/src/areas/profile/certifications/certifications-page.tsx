import { chakra } from '@chakra-ui/react'
import { readProfile } from '@gatehouse/contracts/portal/profile'
import { useText } from '../../../language/use-text.ts'
import { pageLoader } from '../../../portal/page-loader.ts'
import { load, useRead } from '../../../portal/use-read.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { CertificationsForm } from './certifications-form.tsx'
import { text } from './messages.ts'

export const loader = pageLoader(() => load(readProfile, {}))

/** Certification History [3 §2]. */
export function Component() {
  const t = useText(text)
  const read = useRead(readProfile, {})
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Loaded read={read}>
        {({ certifications }) => (
          <chakra.div display="grid" gap="3">
            <LoadedPart part={certifications} retry={read.mutate}>
              {(stored) => <CertificationsForm stored={stored} />}
            </LoadedPart>
            <TextLink to="/info/profile">{t('toProfile')}</TextLink>
          </chakra.div>
        )}
      </Loaded>
    </Page>
  )
}
