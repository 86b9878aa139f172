import { expect, jest, test } from '@jest/globals'
import { PortalError } from '../../portal/portal-error.ts'
import { keepTrying, TriedEnough } from './keep-trying.ts'

const problem = { type: '', title: '', status: 502, code: 'upstream-unreachable', reference: 'r' }
const run = (attempt: () => Promise<string>, before?: () => Promise<void>) =>
  keepTrying(attempt, {
    delayMs: 1,
    onWait: () => undefined,
    signal: new AbortController().signal,
    ...(before && { before }),
  })

test('what fails for want of an answer is tried until there is one', async () => {
  let tries = 0
  const before = jest.fn(async () => undefined)
  const attempt = async () => {
    if (++tries < 5) throw new PortalError(tries % 2 ? undefined : problem)
    return 'answered'
  }
  await expect(run(attempt, before)).resolves.toBe('answered')
  expect(before).toHaveBeenCalledTimes(4)
})

test('after the fifth failure it is enough', async () => {
  const attempt = jest.fn(async () => {
    throw new PortalError()
  })
  await expect(run(attempt)).rejects.toThrow(TriedEnough)
  expect(attempt).toHaveBeenCalledTimes(5)
})

test('an answer that says no is not asked again', async () => {
  const attempt = jest.fn(async () => {
    throw new PortalError({ ...problem, code: 'application-refused' })
  })
  await expect(run(attempt)).rejects.toThrow('application-refused')
  expect(attempt).toHaveBeenCalledTimes(1)
})
