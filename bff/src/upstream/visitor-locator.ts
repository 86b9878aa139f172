import { createThirdParty, type ThirdPartyConfig } from './third-party.ts'

/** Any of these may be missing or of another type. */
export interface Place {
  city?: unknown
  region?: unknown
  country?: unknown
}

/** `template` is a URL with {ip}. The reply is assumed [1 §7]. */
export function createVisitorLocator(
  template: string,
  config: ThirdPartyConfig,
): (network: string) => Promise<Place> {
  const service = createThirdParty('visitor-location', new URL(template).origin, config)
  return async (network) => {
    const { pathname, search } = new URL(template.replace('{ip}', encodeURIComponent(network)))
    return Object(await service.get(pathname + search))
  }
}
