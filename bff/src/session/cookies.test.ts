import { expect, test } from '@jest/globals'
import { createCookies } from './cookies.ts'

const day = 24 * 3600
const host = ['https://host.example.test']

/** Name and attributes of each cookie, without those that all have. */
const cookiesAt = (PUBLIC_ORIGIN: string, HOST_ORIGINS: string[]) =>
  Object.values(createCookies({ PUBLIC_ORIGIN, HOST_ORIGINS })).map(({ name, attributes }) => {
    const { path, httpOnly, ...others } = attributes
    expect({ path, httpOnly }).toEqual({ path: '/', httpOnly: true })
    return [name, others]
  })

test.each([
  ['https://portal.test', '__Host-', true],
  ['http://localhost:3000', '', false],
])('at %s all cookies have the prefix "%s", and Secure: %j', (origin, prefix, secure) => {
  const of = (name: string, others: object = {}) => [
    prefix + name,
    { secure, sameSite: 'lax', ...others },
  ]
  const partitioned = secure ? { sameSite: 'none', partitioned: true } : {}
  const others = [
    of('gatehouse'),
    of('gatehouse-device', { maxAge: 180 * day }),
    of('gatehouse-notices', { maxAge: 365 * day }),
    of('gatehouse-state', { maxAge: 600 }),
    of('gatehouse-identity'),
    of('gatehouse-sign-in-failure', { maxAge: 600 }),
  ]
  expect(cookiesAt(origin, [])).toEqual([...others, of('gatehouse-application')])
  expect(cookiesAt(origin, host)).toEqual([...others, of('gatehouse-application', partitioned)])
})
