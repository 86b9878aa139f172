import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { clearTabStore } from '../session/clear-user-data.ts'
import { detectMobileApp, isInMobileApp } from './mobile-app.ts'

const launchBy = (address: string) =>
  Object.assign(performance, {
    getEntriesByType: jest.fn(() => [{ name: address } as PerformanceEntry]),
  })

beforeEach(() => sessionStorage.clear())
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'))

test.each([
  ['https://gatehouse.test/search-jobs/1001?mobileApp=true', true],
  ['https://gatehouse.test/search-jobs/1001?mobileApp=false', false],
  ['https://gatehouse.test/search-jobs/1001', false],
])('a tab launched by %s is the mobile app’s: %s', (address, expected) => {
  launchBy(address)
  detectMobileApp()
  expect(isInMobileApp()).toBe(expected)
  expect(performance.getEntriesByType).toHaveBeenCalledWith('navigation')
})

test('a tab stays the mobile app’s on other pages and after a sign-out', () => {
  launchBy('https://gatehouse.test/search-jobs/1001?mobileApp=true')
  detectMobileApp()
  launchBy('https://gatehouse.test/search-jobs')
  detectMobileApp()
  clearTabStore()
  expect(isInMobileApp()).toBe(true)
})
