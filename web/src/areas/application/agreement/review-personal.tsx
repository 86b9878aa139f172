import { readAdSources } from '@gatehouse/contracts/portal/lookups'
import { useText } from '../../../language/use-text.ts'
import { isInMobileApp } from '../../jobs/mobile-app.ts'
import { useApplying } from '../applying-context.ts'
import { useLookUp } from '../fields/use-look-up.ts'
import { text as personalText } from '../personal/messages.ts'
import { text } from './messages.ts'
import { personalRows } from './review-rows.ts'
import { Rows } from './rows.tsx'

export function ReviewPersonal() {
  const t = useText(text)
  const p = useText(personalText)
  const { view, values, brand } = useApplying()
  const sources = useLookUp(readAdSources, { params: { brand } })
  const { previouslyEmployed, adSource } = values.personal
  const rows = personalRows(values, view).map(([name, value]) => [p(name), value] as const)
  return (
    <Rows
      rows={[
        ...rows,
        [
          p('previouslyEmployed'),
          previouslyEmployed && t(previouslyEmployed === 'yes' ? 'yes' : 'no'),
        ],
        // Nobody in the mobile app was asked.
        [p('adSource'), isInMobileApp() ? '' : sources.nameOf(adSource)],
      ]}
    />
  )
}
