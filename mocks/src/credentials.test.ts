import { expect, test } from '@jest/globals'
import { gatewaySettings } from './credentials.ts'

test('settings name every started origin', () => {
  expect(
    gatewaySettings({ apiUrl: 'http://a', payrollUrl: 'http://p', identityUrl: 'http://i' }),
  ).toMatchObject({
    UPSTREAM_API_URL: 'http://a',
    IDENTITY_PROVIDER_URL: 'http://i',
    IDENTITY_CLIENT_ID: 'gatehouse-portal',
    IDENTITY_CLIENT_SECRET: 'fake secret:100%+of/the=provider&',
    PEOPLE_NET_URL: 'http://i/samlp/{clientId}',
    PAYROLL_URL: 'http://p',
    PAYROLL_LOGOUT_URL: 'http://p/logout',
    INTERNAL_CAREERS_URL: 'http://p/internal-jobs',
    DRIVERS_APPLY_URL: 'http://p/drivers?job={jobId}',
    GEOCODER_URL: 'http://a/maps',
    VISITOR_LOCATION_URL: 'http://a/maps/visitor?ip={ip}',
    HOST_ORIGINS: 'http://a',
  })
})

test('settings leave out origins that were not started', () => {
  const names = Object.keys(gatewaySettings({ apiUrl: 'http://a' }))
  expect(names.filter((name) => /IDENTITY|PAYROLL_LOGOUT|CAREERS|DRIVERS/.test(name))).toEqual([])
})
