import { chakra } from '@chakra-ui/react'
import { shownState } from '@gatehouse/contracts/portal/place-of'
import { asksPreviousEmployment, type PersonalDetails } from '@gatehouse/contracts/portal/profile'
import { useEffect, useId, useRef } from 'react'
import { unsavedForms } from '../../../forms/unsaved-forms.ts'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FactRows } from '../../../ui/fact-rows.tsx'
import { withFormattedPhones } from '../../resume/personal/personal-values.ts'
import { usePersonalLabels } from '../../resume/personal/use-personal-labels.ts'
import { useCompany } from '../../session/use-company.ts'
import { text } from './messages.ts'
import type { Offered } from './offered-fields.tsx'
import { PersonalForm } from './personal-form.tsx'
import { personalFormName } from './personal-form-name.ts'

interface PersonalSectionProps {
  details: PersonalDetails
  offered: Offered | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Personal information on file, or the form that changes it. */
export function PersonalSection({ details, offered, isOpen, onToggle }: PersonalSectionProps) {
  const t = useText(text)
  const id = useId()
  const company = useCompany()
  const toggle = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <>
      {!isOpen && <Summary details={details} />}
      <div>
        <Button
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => {
            if (isOpen) unsavedForms.delete(personalFormName(company))
            onToggle(!isOpen)
          }}
        >
          <span>
            {isOpen
              ? t('cancel')
              : t.rich('change', { name: () => <chakra.span srOnly>{t('title')}</chakra.span> })}
          </span>
        </Button>
      </div>
      {isOpen && (
        <chakra.div id={id} maxWidth="720px">
          <PersonalForm details={details} offered={offered} onSaved={() => onToggle(false)} />
        </chakra.div>
      )}
    </>
  )
}

function Summary({ details }: { details: PersonalDetails }) {
  const t = useText(text)
  const labels = usePersonalLabels()
  const values = withFormattedPhones(details.values)
  const { firstName, middleName, lastName, address, apartment, city, state, postalCode } = values
  const join = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator)
  const street = join(', ', address, apartment)
  const place = join(', ', city, join(' ', shownState(state), postalCode))
  return (
    <>
      <FactRows
        rows={[
          [t('name'), join(' ', firstName, middleName, lastName)],
          [t('email'), details.emailAddress],
          [labels.cellPhone, values.cellPhone],
          [labels.phone, values.phone],
          [labels.emergencyPhone, values.emergencyPhone],
          [labels.linkedIn, values.linkedIn],
          [labels.address, join(', ', street, place)],
        ]}
      />
      {asksPreviousEmployment(details) && <p>{t('asks')}</p>}
    </>
  )
}
