import { fillPath } from '@gatehouse/contracts/path'
import { readContent } from '@gatehouse/contracts/portal/content'
import type { Exchange } from './exchange.ts'
import { encodeRequest, recordExchange } from './record-exchange.ts'
import { signInAll } from './sign-in.ts'

export const contentPath = fillPath(readContent.path, { code: 'announcements' })

/**
 * Reads of the announcements by users with real sessions, per connection `each` users in turn.
 * `group`: "small" users get 2 KB, "large" users 20 KB.
 */
export async function contentExchanges(
  port: number,
  group: 'small' | 'large',
  { connections, each = 1 }: { connections: number; each?: number },
): Promise<Exchange[][]> {
  const cookies = await signInAll(port, group, connections * each)
  const [first = ''] = cookies
  const { body } = await recordExchange({ port, path: contentPath, headers: { cookie: first } })
  const exchanges = cookies.map(
    (cookie): Exchange => ({
      request: encodeRequest({ path: contentPath, headers: { cookie } }),
      status: 200,
      body,
    }),
  )
  return Array.from({ length: connections }, (_, i) => exchanges.slice(i * each, (i + 1) * each))
}
