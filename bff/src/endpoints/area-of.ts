import type { Endpoint } from '@gatehouse/contracts/endpoint'

/** First path segment after /api, as in BOT_WHEN_DOWN and the tags of the API document. */
export function areaOf({ path }: Endpoint): string {
  return path.split('/')[2] ?? ''
}
