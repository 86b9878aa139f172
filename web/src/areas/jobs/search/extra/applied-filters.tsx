import { chakra } from '@chakra-ui/react'
import { formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { Link } from 'react-router'
import { useText } from '../../../../language/use-text.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { usePositionType } from '../../position-type/use-position-type.ts'
import type { extraFilters } from '../filters.ts'
import { useBrandNames } from '../use-brand-names.ts'
import { text } from './messages.ts'
import { useFilterLabels } from './use-filter-labels.ts'

interface AppliedFiltersProps {
  search: JobSearch
  applied: readonly (typeof extraFilters)[number][]
}

/** Filters that are out of view, each with a press to remove it. */
export function AppliedFilters({ search, applied }: AppliedFiltersProps) {
  const t = useText(text)
  const labels = useFilterLabels()
  const shown: Partial<Record<string, (value: string) => string>> = {
    brands: useBrandNames(),
    type: usePositionType(),
  }
  return (
    <chakra.ul
      aria-label={t('applied')}
      display="flex"
      flexWrap="wrap"
      gap="1"
      listStyleType="none"
      marginTop="1"
    >
      {applied.map((name) => {
        const { [name]: value = '', page: _, ...others } = search
        const filter = `${labels[name]}: ${shown[name]?.(value) ?? value}`
        return (
          <li key={name}>
            <Chip
              to={{ search: formatJobSearch(others).toString() }}
              preventScrollReset
              aria-label={t('remove', { filter })}
            >
              {filter}
              <Icon shape="close" size={16} />
            </Chip>
          </li>
        )
      })}
    </chakra.ul>
  )
}

const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '36px',
    paddingInline: '2',
    borderRadius: '18px',
    border: '1px solid',
    borderColor: 'edge',
    bg: 'surface',
    fontSize: 'sm',
    _hover: { bg: 'accentSoft' },
  },
})
