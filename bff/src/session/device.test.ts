import { expect, test } from '@jest/globals'
import { deviceOf } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  ['Call-0800-SCAM/1.0', '', ''],
  ['Call-0800-SCAM/1.0 (now)', '', ''],
  ['', '', ''],
])('reads %s as "%s" on "%s"', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
