import { chakra } from '@chakra-ui/react'
import type { FoundInResume, Profile } from '@gatehouse/contracts/portal/profile'
import { type ReactNode, useId, useState } from 'react'
import { unsavedValuesOf } from '../../forms/unsaved-forms.ts'
import { useText } from '../../language/use-text.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useCompany } from '../session/use-company.ts'
import { HistoriesForm } from './histories/histories-form.tsx'
import { useNewHistories } from './histories/new-histories.ts'
import { LoadedPart } from './loaded-part.tsx'
import { text } from './messages.ts'
import { personalFormName } from './personal/personal-form-name.ts'
import { PersonalSection } from './personal/personal-section.tsx'
import { ResumeSection } from './resume/resume-section.tsx'

interface ProfileSectionsProps {
  profile: Profile
  retry: () => Promise<unknown>
}

export function ProfileSections({ profile, retry }: ProfileSectionsProps) {
  const t = useText(text)
  const company = useCompany()
  const newEntries = useNewHistories()
  const [found, setFound] = useState<FoundInResume>()
  const [compareCount, setCompareCount] = useState(0)
  const [isChanging, setChanging] = useState(
    () => unsavedValuesOf(personalFormName(company)) !== undefined,
  )

  return (
    <chakra.div display="grid" gap="6">
      <Section title={t('personal')}>
        <LoadedPart name="personal" part={profile.personal} retry={retry}>
          {(details) => (
            <PersonalSection
              details={details}
              offered={found && { found: found.personal, focusCount: compareCount }}
              isOpen={isChanging}
              onToggle={setChanging}
            />
          )}
        </LoadedPart>
      </Section>
      <Section title={t('resume')}>
        <ResumeSection
          profile={profile}
          brand={company}
          newEntries={newEntries}
          found={found}
          onFound={(reply) => {
            setCompareCount(0)
            setFound(reply)
          }}
          onCompare={() => {
            setChanging(true)
            setCompareCount(compareCount + 1)
          }}
        />
      </Section>
      <HistoriesForm
        part={profile.histories}
        retry={retry}
        brand={company}
        newEntries={newEntries}
        note={isChanging ? t('personalOpen') : undefined}
      />
      <Section title={t('more')}>
        <chakra.ul listStyleType="none">
          <li>
            <TextLink to="/info/certifications">{t('certifications')}</TextLink>
          </li>
          <li>
            <TextLink to="/info/preferences">{t('preferences')}</TextLink>
          </li>
          <li>
            <TextLink to="/documents">{t('documents')}</TextLink>
          </li>
          <li>
            <TextLink to="/companies">{t('companies')}</TextLink>
          </li>
        </chakra.ul>
      </Section>
    </chakra.div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2">
      <chakra.h2 id={id} fontSize="lg" fontWeight="700">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  )
}
