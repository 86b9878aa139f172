import type { Endpoint } from '@gatehouse/contracts/endpoint'
import * as areas from '@gatehouse/contracts/portal/areas'

const namesOfEndpoints = new Map<unknown, string>(
  Object.values(areas).flatMap((area) =>
    Object.entries(area).map(([name, one]): [unknown, string] => [one, name]),
  ),
)

/** Id of an endpoint by its call: `GET /api/content/:code` is getContentByCode. */
export function idOf({ method, path }: Endpoint): string {
  const words = path.replace('/api/', '').replaceAll(':', 'by-').match(/\w+/g) ?? []
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return method.toLowerCase() + capital.join('')
}

export function summaryOf(endpoint: Endpoint): string {
  return toSummary(namesOfEndpoints.get(endpoint) ?? idOf(endpoint))
}

/** "getPreference2FA" becomes "Get preference 2FA". */
export function toSummary(name: string): string {
  const words = name.match(/\d*[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+|\d+/g) ?? [name]
  const text = words
    .map((word) => (/^[A-Z][a-z]+$/.test(word) ? word.toLowerCase() : word))
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
