import { allBrands } from '@gatehouse/contracts/portal/job-search-url'
import { driversBrand } from '@gatehouse/contracts/rules/brand-codes'
import { useText } from '../../../language/use-text.ts'
import { settings } from '../../../portal/settings.ts'
import { text } from './messages.ts'

/** Names of a comma list of brands: "Arna, XPO". */
export function useBrandNames(): (brands: string) => string {
  const t = useText(text)
  return (brands) =>
    brands === allBrands
      ? t('allBrands', { drivers: nameOf(driversBrand) })
      : brands.split(',').map(nameOf).join(', ')
}

function nameOf(code: string): string {
  return settings.brandNames[code] ?? code
}
