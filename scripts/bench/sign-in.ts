import type { Write } from '@gatehouse/contracts/endpoint'
import { startSignIn, submitPasscode } from '@gatehouse/contracts/portal/sign-in'
import { botTokenHeader, csrfHeader } from '@gatehouse/contracts/request-headers'
import { origin } from './gateway.ts'
import { passcode } from './upstream-users.ts'

const atOnce = 8

/** Signs in with password and passcode, as the portal does; resolves with the cookie header. */
async function signIn(port: number, person: string): Promise<string> {
  const cookies = new Map<string, string>()
  const write = async (endpoint: Write, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${endpoint.path}`, {
      method: endpoint.method,
      headers: {
        [csrfHeader]: '1',
        [botTokenHeader]: 'person',
        origin,
        'x-forwarded-proto': 'https',
        'content-type': 'application/json',
        cookie: [...cookies.values()].join('; '),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      cookies.set(pair.split('=')[0] ?? '', pair)
    }
  }
  await write(startSignIn, { identity: `${person}@bench.test`, password: 'Gatehouse1!' })
  await write(submitPasscode, { passcode })
  return [...cookies.values()].join('; ')
}

/** Signs in the users "<group>-<number>"; resolves with the cookie header of each. */
export async function signInAll(port: number, group: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let first = 0; first < count; first += atOnce) {
    const people = Array.from({ length: Math.min(atOnce, count - first) }, (_, i) => first + i)
    cookies.push(...(await Promise.all(people.map((i) => signIn(port, `${group}-${i}`)))))
  }
  return cookies
}
