import { readAdSources } from '@gatehouse/contracts/portal/lookups'
import { text as choiceText } from '../../../../forms/choice/messages.ts'
import { useOptions } from '../../../../forms/choice/use-options.ts'
import { stateName, useStates } from '../../../../forms/choice/use-states.ts'
import { useText } from '../../../../language/use-text.ts'
import { FactRows } from '../../../../ui/fact-rows.tsx'
import { isInMobileApp } from '../../../jobs/mobile-app.ts'
import { text } from '../../../resume/personal/messages.ts'
import { useApplication } from '../../model/application-context.ts'
import { personalRows } from './personal-rows.ts'

export function PersonalReview() {
  const t = useText(text)
  const c = useText(choiceText)
  const { application, values, brand } = useApplication()
  const sources = useOptions(readAdSources, { params: { brand } })
  const { previouslyEmployed, adSource } = values.personal
  const states = useStates()
  const rows = personalRows(values, application).map(
    ([name, value]) => [t(name), name === 'state' ? stateName(states, value) : value] as const,
  )
  return (
    <FactRows
      rows={[
        ...rows,
        [
          t('previouslyEmployed'),
          previouslyEmployed && c(previouslyEmployed === 'yes' ? 'yes' : 'no'),
        ],
        // The mobile app does not ask for the source.
        [t('adSource'), isInMobileApp() ? '' : sources.nameOf(adSource)],
      ]}
    />
  )
}
