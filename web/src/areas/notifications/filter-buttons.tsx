import { chakra } from '@chakra-ui/react'
import { useText } from '../../language/use-text.ts'
import { type Filter, filters } from './filters.ts'
import { text } from './messages.ts'

interface FilterButtonsProps {
  value: Filter
  onChange: (filter: Filter) => void
}

export function FilterButtons({ value, onChange }: FilterButtonsProps) {
  const t = useText(text)
  return (
    <chakra.div
      role="group"
      aria-label={t('show')}
      display="flex"
      bg="surface"
      border="1px solid"
      borderColor="edge"
      borderRadius="card"
    >
      {filters.map((filter) => (
        <FilterButton
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {t(filter)}
        </FilterButton>
      ))}
    </chakra.div>
  )
}

const FilterButton = chakra('button', {
  base: {
    flex: '1 1 auto',
    minHeight: '44px',
    paddingInline: 'half',
    borderRadius: '7px',
    fontSize: 'sm',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { bg: 'accentSoft' },
    '&[aria-pressed=true]': { bg: 'accent', color: 'onAccent', fontWeight: '600' },
  },
})
