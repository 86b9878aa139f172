import { chakra } from '@chakra-ui/react'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { lazy, Suspense, useState } from 'react'
import { FormElement } from '../../../forms/form-element.tsx'
import { useText } from '../../../language/use-text.ts'
import { track } from '../../../portal/activity.ts'
import { Button } from '../../../ui/button.tsx'
import { useAudience } from '../audience.ts'
import { KeywordField } from './filter-fields.tsx'
import { countFilters, filtersOf } from './filters.ts'
import { text } from './messages.ts'
import { useFilters } from './use-filters.ts'

const FilterSheet = lazy(async () => ({
  default: (await track(import('./sheet/filter-sheet.tsx'))).FilterSheet,
}))

/** Phone layout: keyword, and a button to the other filters with their count. */
export function KeywordBar({ search }: { search: JobSearch }) {
  const t = useText(text)
  const audience = useAudience()
  const form = useFilters(search)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    form.discardChanges()
  }
  return (
    <chakra.div role="search" marginBottom="3">
      <FormElement submit={form.submit}>
        <KeywordField form={form} />
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="1">
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('filters', { count: countFilters(filtersOf(search), audience) })}
          </Button>
          <Button type="submit" look="primary">
            {t('search')}
          </Button>
        </chakra.div>
      </FormElement>
      {open && (
        <Suspense>
          <FilterSheet form={form} onClose={close} />
        </Suspense>
      )}
    </chakra.div>
  )
}
