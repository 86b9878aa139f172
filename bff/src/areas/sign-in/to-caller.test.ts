import { brandCodes } from '@gatehouse/contracts/rules/brand-codes'
import * as candidate from '@gatehouse/contracts/upstream/candidate'
import { expect, test } from '@jest/globals'
import { pathOf } from '../../upstream/url.ts'
import { expiryOf, toAccount, toCaller } from './to-caller.ts'

const jwt = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
const user = { id: '71001', loginId: 'maria.santos' }

test('the session ends with the token, after sessionHours at the latest', () => {
  const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600
  const twoHours = inHours(2)
  expect(toCaller(user, [], jwt({ exp: twoHours }), 12).endsAt).toBe(twoHours * 1000)
  for (const token of ['opaque', jwt({ exp: inHours(13) })])
    expect(toCaller(user, [], token, 12).endsAt).toBeCloseTo(Date.now() + 12 * 3_600_000, -4)
})

test.each([
  ['with a fraction', 4_102_444_800.0015, 4_102_444_800_001],
  ['as text', '4102444800.5', 4_102_444_800_500],
])('reads an expiry %s as whole milliseconds', (_case, exp, expiry) => {
  expect(expiryOf(jwt({ exp }))).toBe(expiry)
})

test('the session ends with the token of the identity provider', () => {
  const soon = Date.now() + 60_000
  expect(toCaller(user, [], 'opaque', 12, soon).endsAt).toBe(soon)
  expect(() => toCaller(user, [], 'opaque', 12, Date.now())).toThrow('sign-in-failed')
})

test('rejects an expired token', () => {
  expect(() => toCaller(user, [], jwt({ exp: 1_000_000_000 }), 12)).toThrow('sign-in-failed')
})

test('the JWT of the passcode comes before the session token', () => {
  expect(toCaller({ ...user, sessionToken: 's' }, [], 'p', 12).caller.jwt).toBe('p')
})

test('a company without a name or an application code has its code', () => {
  const brands = [
    { Code: 'arna', name: 'Arna', ApplicationCode: 'ARN', ERecruitId: '5' },
    { Code: 'xpo', name: '', ApplicationCode: '', ERecruitId: '' },
  ]
  expect(toCaller(user, brands, 'j', 12).caller.companies).toEqual([
    { code: 'arna', name: 'Arna', applicationCode: 'ARN', eRecruitId: '5' },
    { code: 'xpo', name: 'xpo', applicationCode: 'xpo', eRecruitId: null },
  ])
})

test.each(brandCodes)('saves under the code %s where there is no application code', (code) => {
  const { companies } = toCaller(user, [{ Code: code }], 'j', 12).caller
  const applicationCode = companies[0]?.applicationCode ?? ''
  const base = new URL('https://upstream.test')
  expect(pathOf(base, candidate.savePersonalInformation, { applicationCode })).toBe(
    `/${code}/Api/Candidate/PersonalInformation`,
  )
})

test('the first company tells whether there are badges', () => {
  const hasRecognition = (...badges: boolean[]) =>
    toCaller(
      user,
      badges.map((badgeNotification) => ({ Code: 'arna', badgeNotification })),
      'j',
      12,
    ).caller.attributes.hasRecognition
  expect([hasRecognition(true, false), hasRecognition(false, true)]).toEqual([true, false])
})

test('a blank value of the reply is unknown', () => {
  const blank = { entity: '', eRecruitId: '', peopleSoftId: '', auth0PeopleNetClientId: '' }
  expect(toCaller({ ...user, ...blank }, [], 'j', 12).caller).toMatchObject({
    entity: null,
    eRecruitId: null,
    payrollId: null,
    peopleNetClientId: null,
    firstName: '',
    lastName: '',
    attributes: { hasPayrollId: false, hasERecruitId: false },
  })
})

test.each(['auth0PeopleNetClientId', 'Auth0PeopleNetClientId'])(
  'reads the client id of people-net from %s',
  (field) => {
    expect(toCaller({ ...user, [field]: 'p' }, [], 'j', 12).caller.peopleNetClientId).toBe('p')
  },
)

test.each([0, '0', '00000000000'])('the id %j stands for none', (zero) => {
  const ids = { eRecruitId: zero, peopleSoftId: String(zero) }
  const brands = [{ Code: 'arna', ERecruitId: String(zero) }]
  expect(toCaller({ ...user, ...ids }, brands, 'j', 12).caller).toMatchObject({
    eRecruitId: null,
    payrollId: null,
    companies: [{ eRecruitId: null }],
    attributes: { hasPayrollId: false, hasERecruitId: false },
  })
})

test('a candidate id that fits no path counts as none', () => {
  const brands = [{ Code: 'arna', ERecruitId: '5/1' }]
  expect(toCaller({ ...user, eRecruitId: '../5' }, brands, 'j', 12).caller).toMatchObject({
    eRecruitId: null,
    companies: [{ eRecruitId: null }],
    attributes: { hasERecruitId: false },
  })
})

test('uses the session token without a passcode JWT; throws without either', () => {
  expect(toCaller({ ...user, sessionToken: 's' }, [], undefined, 12).caller.jwt).toBe('s')
  expect(() => toCaller(user, [], undefined, 12)).toThrow('sign-in-failed')
})

test('selects the only brand; none of several', () => {
  const brandOf = (...codes: string[]) =>
    toCaller(
      user,
      codes.map((Code) => ({ Code })),
      'j',
      12,
    ).caller.brand
  expect(brandOf('arna')).toBe('arna')
  expect(brandOf('arna', 'xpo')).toBeNull()
  expect(brandOf()).toBeNull()
})

test('reads the fields of the user beside the brands, if userData lacks them', () => {
  const BrandList = [{ Code: 'arna' }]
  const brandData = { entity: 'EW', eRecruitId: '5', IsIHT: true, isNewUser: true, BrandList }
  const account = toAccount({ userData: { ...user, isNewUser: false }, brandList: brandData })
  expect(account).toEqual({
    user: { ...user, entity: 'EW', eRecruitId: '5', IsIHT: true, isNewUser: false },
    brands: BrandList,
  })
  expect(toAccount({ userData: user, brandList: BrandList })).toEqual({ user, brands: BrandList })
  expect(toAccount({ userData: user, brandList: {} }).brands).toEqual([])
  expect(toAccount({ brandList: brandData }).user).toBeUndefined()
})

test.each([0, '0', '', undefined])('the id %j beside a blank entity hides none', (eRecruitId) => {
  const userData = { ...user, entity: '', ...(eRecruitId !== undefined && { eRecruitId }) }
  const brandList = { entity: 'EW', eRecruitId: 571001, BrandList: [] }
  expect(toAccount({ userData, brandList }).user).toMatchObject({
    entity: 'EW',
    eRecruitId: 571001,
  })
})

test('a row without a code is no company, and a second one of a code no other', () => {
  const arna = { Code: 'arna', ERecruitId: '5' }
  const rows = [{ name: 'None' }, { Code: '' }, arna, { Code: 'arna', ERecruitId: '4' }]
  expect(toAccount({ userData: user, brandList: rows }).brands).toEqual([arna])
  expect(toAccount({ userData: user, brandList: { BrandList: rows } }).brands).toEqual([arna])
})

test('the code of a brand is read in any letter case, an unknown one as it is', () => {
  const codes = ['STAFFMARK', 'Arna', 'arna', 'ATTERRO', 'Other']
  const { brands } = toAccount({ userData: user, brandList: codes.map((Code) => ({ Code })) })
  expect(brands.map(({ Code }) => Code)).toEqual(['staffmark', 'arna', 'atterro', 'Other'])
})

test('unifies attribute spellings and defaults them to false', () => {
  const attributesOf = (given: object) =>
    toCaller({ ...user, ...given }, [], 'j', 12).caller.attributes
  expect(Object.values(attributesOf({})).some(Boolean)).toBe(false)
  for (const [attribute, one, other] of [
    ['isIHT', 'isIHT', 'IsIHT'],
    ['isCalifornia', 'isCali', 'isCaliforniaEmployee'],
    ['hasTimeReporting', 'timeReporting', 'hasTimeEntryPageAccess'],
  ] as const) {
    const told = [{ [one]: true }, { [other]: true }, { [one]: true, [other]: false }]
    for (const given of [...told, { [one]: false, [other]: true }])
      expect(attributesOf(given)[attribute]).toBe(true)
    expect(attributesOf({ [one]: false })[attribute]).toBe(false)
  }
  expect(attributesOf({ peopleSoftId: 'P1', eRecruitId: '5', hasCSO: true })).toMatchObject({
    hasPayrollId: true,
    hasERecruitId: true,
    hasChildSupportOrder: true,
  })
})

test.each(['', 'a', 'a.b.c', jwt({}), jwt({ exp: 'soon' }), jwt({ exp: '' }), jwt({ exp: null })])(
  '%j has no expiry',
  (token) => {
    expect(expiryOf(token)).toBeUndefined()
  },
)
