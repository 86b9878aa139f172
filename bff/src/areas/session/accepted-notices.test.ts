import { expect, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCookies } from '../../session/cookies.ts'
import { createHmacNames } from '../../session/hmac.ts'
import { createAcceptedNotices } from './accepted-notices.ts'

const cookies = createCookies({ PUBLIC_ORIGIN: 'http://portal.test', HOST_ORIGINS: [] })
const noticesUnder = (...keys: [string, ...string[]]) =>
  createAcceptedNotices({ hmac: createHmacNames(...keys), cookies })

test('remembers the latest eight users of a browser', () => {
  const request = { cookies: {} as Record<string, string> } as FastifyRequest
  const setCookie = (name: string, value: string) =>
    Object.assign(request.cookies, { [name]: value })
  const reply = { setCookie } as unknown as FastifyReply
  const notices = noticesUnder('key')
  request.cookies[cookies.notices.name] = 'planted.x'
  notices.remember(request, reply, 'california', 'user')
  expect(request.cookies[cookies.notices.name]).toMatch(/^[\w-]{22}$/)
  const users = Array.from({ length: 10 }, (_, at) => `user ${at}`)
  for (const user of users) notices.remember(request, reply, 'california', user)
  expect(users.filter((user) => notices.has(request, 'california', user))).toEqual(users.slice(2))
  expect(notices.has(request, 'california 2', 'user 9')).toBe(false)
})

test('a notice accepted under an older key is moved to the current one', () => {
  const request = { cookies: {} as Record<string, string> }
  let cookiesSet = 0
  const setCookie = (name: string, value: string) => {
    cookiesSet++
    request.cookies[name] = value
  }
  const exchange = [
    request as unknown as FastifyRequest,
    { setCookie } as unknown as FastifyReply,
  ] as const
  noticesUnder('old').remember(...exchange, 'california', 'maria')
  noticesUnder('old').remember(...exchange, 'california', 'joe')
  const [rotating, after] = [noticesUnder('new', 'old'), noticesUnder('new')]
  expect(rotating.has(exchange[0], 'california', 'maria')).toBe(true)
  for (const user of ['maria', 'maria', 'dana']) rotating.renew(...exchange, 'california', user)
  expect(cookiesSet).toBe(3)
  const accepted = ['maria', 'joe', 'dana'].map((user) =>
    after.has(exchange[0], 'california', user),
  )
  expect(accepted).toEqual([true, false, false])
})
