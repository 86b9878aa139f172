import { chakra } from '@chakra-ui/react'
import { allBrands, formatJobSearch } from '@gatehouse/contracts/portal/job-search-url'
import type { JobSearch } from '@gatehouse/contracts/portal/jobs'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
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
  const drivers = namesOf(driversBrand)
  const linkTo = (codes: string) => ({
    search: formatJobSearch({ ...others, brands: codes }).toString(),
  })
  const totalAmongAll = brands === driversBrand ? 0 : total
  return (
    <chakra.p flexBasis="100%">
      {brands === allBrands
        ? t('atAllBrands', { drivers })
        : t('atCompany', { company: namesOf(brands) })}{' '}
      {brands === allBrands && total > 0 && (
        <BrandsLink to={linkTo(driversBrand)}>{t('seeDrivers', { drivers })}</BrandsLink>
      )}
      {brands !== allBrands && (count === null || count > totalAmongAll) && (
        <BrandsLink to={linkTo(allBrands)}>
          {count === null ? t('seeAllUncounted', { drivers }) : t('seeAll', { count, drivers })}
        </BrandsLink>
      )}
    </chakra.p>
  )
}

const BrandsLink = chakra(Link, {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
})
