import { readSession } from '@gatehouse/contracts/portal/session'
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import { installFakeGateway, rejectWith } from '../../testing/fake-gateway.ts'
import { FreshCache } from '../../testing/fresh-cache.tsx'
import { person } from '../../testing/person.ts'
import { sessionOf } from '../../testing/session-of.ts'

const { hold } = installFakeGateway()
const { setCached } = await import('../../portal/use-read.ts')
const { useCompany } = await import('./use-company.ts')
const { useIsSessionKnown, useSession } = await import('./use-session.ts')

const read = `GET ${readSession.path}`

afterEach(cleanup)

function useAll() {
  return { isKnown: useIsSessionKnown(), key: useSession().person?.key, company: useCompany() }
}

async function showUnread() {
  const release = hold(read)
  const { result } = renderHook(useAll, { wrapper: FreshCache })
  await act(async () => undefined)
  return { result, release }
}

test.each([
  ['xpo', 'xpo'],
  [null, ''],
])(
  'before it is read the session is a visitor’s; with the company %s, its code is “%s”',
  async (company, code) => {
    const { result, release } = await showUnread()
    expect(result.current).toEqual({ isKnown: false, key: undefined, company: '' })
    await release(Response.json(sessionOf(person({ company }))))
    expect(result.current).toEqual({ isKnown: true, key: 'maria', company: code })
  },
)

test('a session that cannot be read is known to be a visitor’s', async () => {
  const { result, release } = await showUnread()
  await release(rejectWith('internal'))
  expect(result.current).toEqual({ isKnown: true, key: undefined, company: '' })
})

test('the company of a page stays after the sign-out, until the page is left', async () => {
  await setCached(readSession, {}, sessionOf(person({ company: 'xpo' })))
  const { result, unmount } = renderHook(useCompany)
  expect(result.current).toBe('xpo')
  await act(() => setCached(readSession, {}, sessionOf(person({ company: 'advantage' }))))
  expect(result.current).toBe('advantage')
  await act(() => setCached(readSession, {}, sessionOf(null)))
  expect(result.current).toBe('advantage')
  // The next user has none.
  await act(() => setCached(readSession, {}, sessionOf(person({ company: null }))))
  expect(result.current).toBe('')
  unmount()
  expect(renderHook(useCompany).result.current).toBe('')
})
