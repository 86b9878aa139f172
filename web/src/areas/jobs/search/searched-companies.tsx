import { chakra } from '@chakra-ui/react'
import { allBrands, formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { Link } from 'react-router'
import { useText } from '../../../language/use-text.ts'
import { useAudience } from '../audience.ts'
import { brandsOf } from './filters.ts'
import { text } from './messages.ts'
import { useBrandNames } from './use-brand-names.ts'

interface SearchedCompaniesProps {
  search: JobSearch
  total: number
  totalOfAllBrands: number | null
}

export function SearchedCompanies(props: SearchedCompaniesProps) {
  const { search, total, totalOfAllBrands: count } = props
  const t = useText(text)
  const namesOf = useBrandNames()
  const brands = brandsOf(search, useAudience())
  const { page: _, ...others } = search
  return (
    <chakra.p flexBasis="100%">
      {brands === allBrands ? t('atAllBrands') : t('atCompany', { company: namesOf(brands) })}{' '}
      {brands !== allBrands && (count === null || count > total) && (
        <AllLink to={{ search: formatJobSearch({ ...others, brands: allBrands }).toString() }}>
          {count === null ? t('seeAllUncounted') : t('seeAll', { count })}
        </AllLink>
      )}
    </chakra.p>
  )
}

const AllLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
