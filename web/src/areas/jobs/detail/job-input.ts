import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'

/** Endpoint input for a job's page: id of the path, brand and audience of the query string. */
export function jobInput(id: string, queryString: string) {
  const parameters = new URLSearchParams(queryString)
  const internal = parameters.get('mode') === 'internal'
  return {
    params: { id },
    query: {
      ...brandQuery(parameters.get('brandId')),
      ...(internal && { audience: 'internal' as const }),
    },
  }
}

/** `undefined` for an unknown brand code. */
export function brandQuery(code: string | null) {
  const brandId = brandCodes.find((one) => one === code)
  return brandId && { brandId }
}
