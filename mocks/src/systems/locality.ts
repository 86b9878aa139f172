import { getCountry, listCountries } from '@gatehouse/contracts/upstream/locality'
import { fake } from '../fake/fake.ts'
import { countries, statesOf } from '../world/lists/states.ts'

export const locality = [
  fake(listCountries, {
    reply: () => ({ CountryList: countries }),
  }),
  fake(getCountry, {
    sample: () => ({ params: { code: 'US' } }),
    reply: ({ params }) => ({ StateProvinceList: [...(statesOf[params.code] ?? [])] }),
  }),
]
