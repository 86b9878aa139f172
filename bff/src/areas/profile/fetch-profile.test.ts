import { expect, test } from '@jest/globals'
import { createHmacNames } from '../../session/hmac.ts'
import type { Call } from '../../upstream/client.ts'
import { fetchPersonal } from './fetch-profile.ts'

const company = { code: 'arna', applicationCode: 'ARN', name: 'Arna', eRecruitId: '1' }

test.each([
  [true, 'yes'],
  [false, 'no'],
  // Asked again: "no" would be written upstream by the next save.
  [undefined, ''],
])('previous employment %j is %j', async (hasBeenPreviouslyEmployed, expected) => {
  const call = (async () => ({ hasBeenPreviouslyEmployed })) as unknown as Call
  const { details } = await fetchPersonal(call, company, createHmacNames('secret'))
  expect(details.values.previouslyEmployed).toBe(expected)
})
