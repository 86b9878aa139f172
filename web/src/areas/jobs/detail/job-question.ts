import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'

/** What is asked of the gateway for a job's page: the id of its path, and what its address says. */
export function jobQuestion(id: string, address: string) {
  const said = new URLSearchParams(address)
  const internal = said.get('mode') === 'internal'
  return {
    params: { id },
    query: {
      ...knownBrand(said.get('brandId')),
      ...(internal && { audience: 'internal' as const }),
    },
  }
}

/** A brand that there is, as a question says it; nothing for any other. */
export function knownBrand(code: string | null) {
  const brandId = brandCodes.find((one) => one === code)
  return brandId && { brandId }
}
