import { chakra } from '@chakra-ui/react'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormElement } from '../../../forms/form-element.tsx'
import { useText } from '../../../language/use-text.ts'
import { track } from '../../../portal/activity.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { useAudience } from '../audience.ts'
import { DistanceField, KeywordField } from './filter-fields.tsx'
import { appliedExtras } from './filters.ts'
import { text } from './messages.ts'
import { useFilters } from './use-filters.ts'
import { WhereField } from './where-field.tsx'

const MoreFilters = lazyPart(
  async () => (await track(import('./extra/more-filters.tsx'))).MoreFilters,
)
const AppliedFilters = lazyPart(
  async () => (await import('./extra/applied-filters.tsx')).AppliedFilters,
)
const FilterSheet = lazyPart(
  async () => (await track(import('./extra/filter-sheet.tsx'))).FilterSheet,
)

/** What and where; the other filters open below, or as a sheet on narrow screens. */
export function SearchForm({ search }: { search: JobSearch }) {
  const t = useText(text)
  const id = useId()
  const narrow = useNarrow()
  const applied = appliedExtras(search, useAudience())
  const form = useFilters(search)
  const [open, setOpen] = useState(false)
  const moreFilters = t('moreFilters', { count: applied.length })
  const closeSheet = () => {
    setOpen(false)
    form.discardExtras()
  }
  // The sheet is closed first: behind it, a place that cannot be read would get no focus.
  const update = () => {
    flushSync(() => setOpen(false))
    void form.submit()
  }
  const submit = (
    <Button type="submit" look="primary" marginTop={narrow ? '0' : '28px'}>
      {t('search')}
    </Button>
  )
  return (
    <chakra.div role="search" marginBottom="3">
      <FormElement submit={() => void form.submit()}>
        <WhatAndWhere>
          <KeywordField form={form} />
          <WhereAndDistance>
            <WhereField form={form} />
            <DistanceField form={form} />
          </WhereAndDistance>
          {!narrow && submit}
        </WhatAndWhere>
        {narrow ? (
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="1">
            <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {moreFilters}
            </Button>
            {submit}
          </chakra.div>
        ) : (
          <chakra.div display="flex" gap="1" marginInlineStart="-8px" marginBlock="-8px">
            <Button
              look="plain"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {moreFilters}
            </Button>
            <Button look="plain" onClick={form.reset}>
              {t('reset')}
            </Button>
          </chakra.div>
        )}
        <chakra.div
          id={id}
          hidden={!open || narrow}
          display={open && !narrow ? 'grid' : 'none'}
          gridTemplateColumns="repeat(3, 1fr)"
          gap="2"
        >
          {open && !narrow && <MoreFilters form={form} />}
        </chakra.div>
      </FormElement>
      {applied.length > 0 && <AppliedFilters search={search} applied={applied} />}
      {open && narrow && <FilterSheet form={form} onClose={closeSheet} onUpdate={update} />}
    </chakra.div>
  )
}

const WhatAndWhere = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '2fr 3fr auto' },
    alignItems: 'start',
    gap: { base: '1', md: '2' },
  },
})

const WhereAndDistance = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: { base: '1', md: '2' },
    // Below each other where the longest distance would be cut off; side by side from 360 px on, so that
    // the first job is above the fold.
    '& > :first-child': { flex: { base: '2 1 11.5rem', md: '2 1 12rem' } },
    '& > :last-child': { flex: { base: '1 1 8.5rem', md: '1 1 9rem' } },
  },
})
