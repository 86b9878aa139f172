import { getCountry, listCountries } from '@gatehouse/contracts/upstream/locality'
import { fake } from '../fake/fake.ts'
import { countries, statesOf } from '../world/lists/states.ts'

/** Countries without data have no states. */
export const locality = [
  fake(listCountries, {
    answer: () => ({ CountryList: countries }),
  }),
  fake(getCountry, {
    sample: () => ({ params: { code: 'US' } }),
    answer: ({ params }) => ({ StateProvinceList: [...(statesOf[params.code] ?? [])] }),
  }),
]
