import { maxEntries } from '@gatehouse/contracts/portal/application-fields'
import { expect, test } from '@jest/globals'
import { createHmacNames } from '../../session/hmac.ts'
import type { Call } from '../../upstream/client.ts'
import { fetchCertifications, fetchHistories, fetchPersonal } from './fetch-profile.ts'

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

test('an id of zero is none', async () => {
  const call = (async () => ({ Certifications: [{ Id: 0 }] })) as unknown as Call
  const [stored] = await fetchCertifications(call, company, createHmacNames('secret'))
  expect(stored?.values.id).toBe('')
})

test.each([
  ['of the entry', { educationLevelId: 9, educationLevelName: 'Trade School' }, 'Trade School'],
  ['of its list', { educationLevelId: 9, educationLevelName: '' }, 'GED'],
  ['of none', { educationLevelId: 8 }, ''],
])('a level of education has the name %s', async (_case, entry, levelName) => {
  const educationLevels = [{ educationLevelId: '9', description: 'GED' }]
  const call = (async () => ({ educationHistory: [entry], educationLevels })) as unknown as Call
  expect((await fetchHistories(call, company)).education).toMatchObject([{ levelName }])
})

test('shows all that is on file, also more than the form takes', async () => {
  const ids = Array.from({ length: 2 * maxEntries }, (_, n) => String(n + 1))
  const histories = ids.map((id) => ({ id }))
  const call = (async () => ({
    workHistory: histories,
    educationHistory: histories,
    Certifications: ids.map((Id) => ({ Id })),
  })) as unknown as Call
  const { employment, education } = await fetchHistories(call, company)
  expect(employment.map(({ id }) => id)).toEqual(ids)
  expect(education.map(({ id }) => id)).toEqual(ids)
  const certifications = await fetchCertifications(call, company, createHmacNames('secret'))
  expect(certifications.map(({ values }) => values.id)).toEqual(ids)
})

test('shows the whole of a long text that is on file', async () => {
  const long = `${'word '.repeat(1000)}end`
  const workHistory = [{ companyName: long, jobDescription: long, comments: long }]
  const educationHistory = [{ schoolName: long }]
  const call = (async () => ({ workHistory, educationHistory })) as unknown as Call
  const { employment, education } = await fetchHistories(call, company)
  expect(employment).toMatchObject([{ company: long, description: long, comments: long }])
  expect(education).toMatchObject([{ school: long }])
})
