import { afterEach, expect, test } from '@jest/globals'
import { setReferrer } from '../../../../testing/host-page.ts'
import { referringSite } from './referring-site.ts'

afterEach(() => setReferrer(''))

test.each([
  ['https://radio.example.test/search?q=nurse', 'https://radio.example.test'],
  ['http://radio.example.test/', 'http://radio.example.test'],
  [`${location.origin}/search-jobs`, undefined],
  ['https://radio.example.test:8443/', undefined],
  ['android-app://com.example.radio/', undefined],
  ['', undefined],
])('of %s the site is %s', (referrer, site) => {
  setReferrer(referrer)
  expect(referringSite()).toBe(site)
})
