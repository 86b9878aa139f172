import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { Text } from './fields.ts'

export const listCountries = operation({
  name: 'listCountries',
  system: 'locality',
  method: 'GET',
  path: '/api/Locality/Countries',
  reply: Type.Object({ CountryList: Type.Array(Type.Object({ Code: Text, Name: Text })) }),
  as: 'service',
})

export const getCountry = operation({
  name: 'getCountry',
  system: 'locality',
  method: 'GET',
  path: '/api/Locality/Country/:code',
  params: { code: Type.String({ pattern: '^[A-Z]{2}$' }) },
  reply: Type.Object({ StateProvinceList: Type.Array(Type.Object({ Code: Text, Name: Text })) }),
  as: 'service',
})
