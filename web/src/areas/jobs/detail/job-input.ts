import { toBrandCode } from '@gatehouse/contracts/rules/brand-codes'
import { isInternal } from '../../../portal/internal-mode.ts'

/** Endpoint input for a job's page: id of the path, brand and audience of the query string. */
export function jobInput(id: string, queryString: string) {
  return {
    params: { id },
    query: {
      ...brandQuery(new URLSearchParams(queryString).get('brandId')),
      ...audienceQuery(queryString),
    },
  }
}

export function audienceQuery(queryString: string) {
  return isInternal(queryString) ? { audience: 'internal' as const } : undefined
}

/** `undefined` for an unknown brand code. */
export function brandQuery(code: string | null) {
  const brandId = toBrandCode(code)
  return brandId && { brandId }
}
