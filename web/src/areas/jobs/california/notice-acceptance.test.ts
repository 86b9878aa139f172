import { beforeEach, expect, test } from '@jest/globals'
import { settings } from '../../../portal/settings.ts'
import { acceptNotice, isNoticeAccepted } from './notice-acceptance.ts'

const review = (reviewed: string) =>
  Object.assign(settings, { californiaNotice: { reviewed, form: '' } })

beforeEach(() => {
  sessionStorage.clear()
  review('2026-01-01')
})

test('a notice is accepted until it is reviewed', () => {
  expect(isNoticeAccepted()).toBe(false)
  acceptNotice()
  expect(isNoticeAccepted()).toBe(true)
  review('2027-01-01')
  expect(isNoticeAccepted()).toBe(false)
})
