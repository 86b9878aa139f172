import { chakra } from '@chakra-ui/react'
import { readProfile } from '@gatehouse/contracts/portal/profile'
import { useText } from '../../../language/use-text.ts'
import { pageLoader } from '../../../portal/page-loader.ts'
import { load, useRead } from '../../../portal/use-read.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Page } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { text } from './messages.ts'
import { PersonalForm } from './personal-form.tsx'

export const loader = pageLoader(() => load(readProfile, {}))

/** Personal Information page [3 §2]. */
export function Component() {
  const t = useText(text)
  const read = useRead(readProfile, {})
  return (
    <Page title={t('title')}>
      <Loaded read={read}>
        {({ personal }) => (
          <chakra.div display="grid" gap="3" maxWidth="720px">
            <LoadedPart part={personal} retry={read.mutate}>
              {(details) => <PersonalForm details={details} />}
            </LoadedPart>
            <TextLink to="/info/profile">{t('toProfile')}</TextLink>
          </chakra.div>
        )}
      </Loaded>
    </Page>
  )
}
