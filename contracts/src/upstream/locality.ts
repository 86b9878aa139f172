import { Type } from 'typebox'
import { operation } from '../operation.ts'
import { harmless, Word } from './fields.ts'

export const listCountries = operation({
  name: 'listCountries',
  system: 'locality',
  method: 'GET',
  path: '/api/Locality/Countries',
  reply: Type.Object({ CountryList: Type.Array(Type.Object({ Code: Word, Name: Word })) }),
  as: 'service',
})

export const getCountry = operation({
  name: 'getCountry',
  system: 'locality',
  method: 'GET',
  path: '/api/Locality/Country/:code',
  params: { code: Type.String({ pattern: '^[A-Z]{2}$', ...harmless }) },
  reply: Type.Object({ StateProvinceList: Type.Array(Type.Object({ Code: Word, Name: Word })) }),
  as: 'service',
})
