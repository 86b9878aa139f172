import { Type } from 'typebox'
import { operation } from '../../operation.ts'
import { BrandCode } from '../../rules/brand-code.ts'
import { Word } from '../fields.ts'

/** The path is assumed. */
export const listJobTypes = operation({
  name: 'listJobTypes',
  system: 'job',
  method: 'GET',
  path: '/:brandId/api/Job/Types',
  params: { brandId: BrandCode },
  reply: Type.Array(Type.Object({ Id: Word, Name: Word })),
  as: 'service',
  assumed: true,
})

export const getSiteInformation = operation({
  name: 'getSiteInformation',
  system: 'job',
  method: 'GET',
  path: '/:brandId/api/SiteInformation',
  params: { brandId: BrandCode },
  reply: Type.Object({ Code: Word, ApplicationCode: Word }),
  requiresAnyOf: ['Code', 'ApplicationCode'],
  as: 'service',
})
