import { useText } from '../../../../language/use-text.ts'
import { seesBrands, useAudience } from '../../audience.ts'
import { text as jobsText } from '../../messages.ts'
import type { extraFilters } from '../filters.ts'
import { text } from './messages.ts'

/** Internal staff search by job id, others by reference id [2 §7 Job search]. */
export function useFilterLabels(): Record<(typeof extraFilters)[number], string> {
  const t = useText(text)
  const j = useText(jobsText)
  const audience = useAudience()
  return {
    type: j('type'),
    id: audience.internal ? j('id') : t('referenceId'),
    brands: seesBrands(audience) ? j('brand') : t('company'),
  }
}
