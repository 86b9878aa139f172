import { getCountry, listCountries } from '@gatehouse/contracts/upstream/locality'
import { countries, statesOf } from '../world/lists/states.ts'
import { fake } from '../fake/fake.ts'

/** A country whose states nobody has entered has none. */
export const locality = [
  fake(listCountries, () => ({ CountryList: countries })),
  fake(getCountry, ({ params }) => ({ StateProvinceList: [...(statesOf[params.code] ?? [])] })),
]
