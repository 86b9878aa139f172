import { redirectToCareers } from '@gatehouse/contracts/portal/redirect-endpoints'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Stack, startStack } from '../testing/stack.ts'
import { candidateIdOf } from './careers.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ CAREERS_URL: 'https://careers.example.test/jobs?from=portal' })
})
afterAll(() => stack.close())
beforeEach(() => stack.fakes.world.reset())

async function signedInAs(login: string) {
  const visitor = stack.visitor()
  await visitor.signIn(`${login}@example.test`)
  return visitor
}

test('redirects a worker to the careers site with the candidate id', async () => {
  const maria = await signedInAs('maria.santos')
  expect(await maria.visit(redirectToCareers.path)).toBe(
    'https://careers.example.test/jobs?from=portal&cid=571001',
  )
})

test('puts the candidate id in no other reply and in no log', async () => {
  const maria = await signedInAs('maria.santos')
  await maria.visit(redirectToCareers.path)
  const session = await fetch(`${stack.url}/api/session`, { headers: { cookie: maria.cookie } })
  expect(await session.text()).not.toMatch(/\b571001\b/)
  expect(stack.log.join()).not.toMatch(/\b571001\b/)
})

test('uses the id at the chosen company, or else the first with one', () => {
  const companies = [
    { code: 'a', name: 'A', applicationCode: 'A', eRecruitId: null },
    { code: 'b', name: 'B', applicationCode: 'B', eRecruitId: '2' },
    { code: 'c', name: 'C', applicationCode: 'C', eRecruitId: '3' },
  ]
  const idUnder = (brand: string | null) => candidateIdOf({ companies, brand })
  expect([idUnder('c'), idUnder(null), idUnder('a')]).toEqual(['3', '2', undefined])
})

test('redirects without cid if there is no candidate id', async () => {
  const noor = await signedInAs('noor.haddad')
  expect(await noor.visit(redirectToCareers.path)).toBe(
    'https://careers.example.test/jobs?from=portal',
  )
})

test('redirects a visitor to the sign-in page', async () => {
  expect(await stack.visitor().visit(redirectToCareers.path)).toBe('/')
})

test('leads back to the announcements while the session store is away', async () => {
  const away = await startStack(
    { CAREERS_URL: 'https://careers.example.test', REDIS_URL: 'redis://127.0.0.1:1' },
    { fakes: stack.fakes },
  )
  const visitor = Object.assign(away.visitor(), { cookie: `gatehouse=${'x'.repeat(43)}` })
  expect(await visitor.visit(redirectToCareers.path)).toBe(redirectToCareers.failurePage)
  await away.close()
})

test('answers 404 unless CAREERS_URL is set', async () => {
  const other = await startStack()
  const { status } = await fetch(other.url + redirectToCareers.path, { redirect: 'manual' })
  await other.close()
  expect(status).toBe(404)
})
