import { authenticate } from '@gatehouse/contracts/upstream/account'
import { afterEach, expect, jest, test } from '@jest/globals'
import { ServiceToken } from './service-token.ts'
import { UpstreamError } from './upstream-error.ts'

afterEach(() => void jest.restoreAllMocks())

test.each([
  [100, 70],
  [60, 30],
  // A short life has a margin of half of it.
  [40, 20],
  [4, 2],
  [1, 1],
])('renews a token of %d seconds after %d', async (expiresIn, seconds) => {
  let issued = 0
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const token = new ServiceToken(async () => ({ token: `t${++issued}`, expiresIn }))
  await token.get()
  now.mockReturnValue(seconds * 1000 - 1)
  expect(await token.get()).toBe('t1')
  now.mockReturnValue(seconds * 1000)
  expect(await token.get()).toBe('t2')
})

test.each([0, -1])('uses a token with a lifetime of %d seconds', async (expiresIn) => {
  const token = new ServiceToken(async () => ({ token: 't', expiresIn }))
  expect(await token.get()).toBe('t')
})

test('does not cache a failure', async () => {
  const obtain = jest
    .fn<() => Promise<{ token: string; expiresIn: number }>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ token: 't', expiresIn: 100 })
  const token = new ServiceToken(obtain)
  await expect(token.get()).rejects.toThrow('down')
  expect(await token.get()).toBe('t')
})

test('does not send refused credentials again for 30 seconds', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const obtain = jest
    .fn<() => Promise<{ token: string; expiresIn: number }>>()
    .mockRejectedValueOnce(new UpstreamError(authenticate, 'refused', { status: 500 }))
    .mockRejectedValueOnce(new UpstreamError(authenticate, 'refused', { status: 401 }))
    .mockResolvedValue({ token: 't', expiresIn: 100 })
  const token = new ServiceToken(obtain)
  await expect(token.get()).rejects.toThrow('authenticate refused 500')
  for (const at of [0, 29_000]) {
    now.mockReturnValue(at)
    await expect(token.get()).rejects.toThrow('authenticate refused 401')
  }
  expect(obtain).toHaveBeenCalledTimes(2)
  now.mockReturnValue(31_000)
  expect(await token.get()).toBe('t')
})

test('ignores dropping a token that is replaced already', async () => {
  let issued = 0
  const token = new ServiceToken(async () => ({ token: `t${++issued}`, expiresIn: 100 }))
  await token.get()
  expect(await token.drop('t1', false)).toBe(true)
  expect(await token.get()).toBe('t2')
  expect(await token.drop('t1', false)).toBe(true)
  expect(await token.get()).toBe('t2')
})

test('a token that several calls had refused is renewed for all of them', async () => {
  const token = new ServiceToken(async () => ({ token: 't', expiresIn: 100 }))
  await token.get()
  const drops = [token.drop('t', true), token.drop('t', true)]
  expect(await Promise.all(drops)).toEqual([true, true])
})

test('a renewal that fails meanwhile is no failure of the drop', async () => {
  const renewal = Promise.withResolvers<never>()
  const token = new ServiceToken(() => renewal.promise)
  const renewing = token.get()
  const dropping = token.drop('former', false)
  renewal.reject(new Error('down'))
  await expect(renewing).rejects.toThrow('down')
  expect(await dropping).toBe(true)
})

test("limits renewals caused by callers' own invalid tokens", async () => {
  let issued = 0
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const token = new ServiceToken(async () => ({ token: `t${++issued}`, expiresIn: 100 }))
  expect([await token.get(), await token.drop('t1', true)]).toEqual(['t1', true])
  now.mockReturnValue(9_000)
  expect([await token.get(), await token.drop('t2', true)]).toEqual(['t2', false])
  expect([await token.drop('t2', false), await token.get()]).toEqual([true, 't3'])
  now.mockReturnValue(11_000)
  expect(await token.drop('t3', true)).toBe(true)
})
