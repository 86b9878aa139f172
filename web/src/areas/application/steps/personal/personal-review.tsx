import { readAdSources } from '@gatehouse/contracts/portal/lookups'
import { useText } from '../../../../language/use-text.ts'
import { isInMobileApp } from '../../../jobs/mobile-app.ts'
import { text as fieldText } from '../../fields/messages.ts'
import { useOptions } from '../../fields/use-options.ts'
import { useApplication } from '../../model/application-context.ts'
import { ReviewRows } from '../review-rows.tsx'
import { text } from './messages.ts'
import { personalRows } from './personal-rows.ts'

export function PersonalReview() {
  const t = useText(text)
  const f = useText(fieldText)
  const { application, values, brand } = useApplication()
  const sources = useOptions(readAdSources, { params: { brand } })
  const { previouslyEmployed, adSource } = values.personal
  const rows = personalRows(values, application).map(([name, value]) => [t(name), value] as const)
  return (
    <ReviewRows
      rows={[
        ...rows,
        [
          t('previouslyEmployed'),
          previouslyEmployed && f(previouslyEmployed === 'yes' ? 'yes' : 'no'),
        ],
        // The mobile app does not ask for the source.
        [t('adSource'), isInMobileApp() ? '' : sources.nameOf(adSource)],
      ]}
    />
  )
}
